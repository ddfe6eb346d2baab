import Diagnostics
import Disk
import Planning
import SwiftManifest

/// The types that an app's models may be made of.
struct AppModels {
    let tree: Tree?
    private let sources: [RelativePath]
    private let core: String
    private let modules: Set<String>

    /// The types that the app's files are named after.
    let names: Set<String>

    /// Looks in an app's sources.
    init(of state: AppState, core: String) {
        tree = state.tree
        sources = state.sources
        self.core = core
        modules = Set(state.sources.compactMap { $0.components.count > 2 ? $0.components[1] : nil })
        names = Set(state.sources.map { String($0.name.prefix { $0 != "." && $0 != "+" }) })
    }

    /// Knows nothing yet: for an app that is about to be written.
    init(core: String) {
        tree = nil
        sources = []
        names = []
        modules = []
        self.core = core
    }

    /// The models that a screen's model holds, and those that they hold in turn: each the app's own or a new one in the
    /// core.
    ///
    /// A model in the core that this very screen brought along counts as new again, so that the same command makes the
    /// same files.
    ///
    /// - Throws: A diagnostic when a model of the app cannot be used from another module, or no sample can be made.
    func relatives(of model: Model, in screen: String) throws(Diagnostic) -> [Relative] {
        let record = try tree.flatMap { (tree) throws(Diagnostic) in try ModuleRecord.read(screen, in: tree) }
        return try relatives(of: model, written: Set(record?.files.keys.map(\.self) ?? []))
    }

    /// The same, for whatever wrote the files `written` before.
    func relatives(of model: Model, written: Set<String>) throws(Diagnostic) -> [Relative] {
        var relatives: [Relative] = []
        var names = model.models
        while let name = names.popLast() {
            guard name != model.name, !relatives.contains(where: { $0.model.name == name }) else { continue }
            let relative = try relative(name, written: written)
            relatives.append(relative)
            names += relative.model.models
        }
        return relatives.sorted { $0.model.name < $1.model.name }
    }

    /// Describes a model by its declaration, or a new one.
    func relative(_ name: String, written: Set<String>) throws(Diagnostic) -> Relative {
        let new = Relative(model: Models()[name], module: nil, isNew: true)
        guard let (declaration, text) = try declaration(of: name) else {
            guard !modules.contains(name) else { throw .modelNamedLikeModule(name) }
            return new
        }
        let path = try RelativePath(declaration.path)
        guard [.open, .public].contains(declaration.access) else {
            throw Diagnostic(
                "'\(name)' is \(declaration.access.rawValue) in its module, so that no other module can use it.",
                at: Place(file: declaration.path),
                fix: "Make it public, or use another name."
            )
        }
        let module = path.components[1]
        if module == core, written.contains(declaration.path) { return new }
        let model = try Model(declaredAs: name, in: text, file: declaration.path, known: names)
        return Relative(model: model, module: module == core ? nil : module, isNew: false)
    }

    /// Looks in the files named after the type first, since one type stands in one file.
    private func declaration(of name: String) throws(Diagnostic) -> (TypeDeclaration, String)? {
        guard let tree else { return nil }
        let named = sources.filter { $0.name == "\(name).swift" }
        for paths in [named, sources.filter { !named.contains($0) }] {
            let texts = try tree.snapshot(of: paths).files().compactMapValues(\.text)
            let byPath = Dictionary(uniqueKeysWithValues: texts.map { ("\($0)", $1) })
            if let found = try TypeDeclaration.find(name, in: byPath).first, let text = byPath[found.path] {
                return (found, text)
            }
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func modelNamedLikeModule(_ name: String) -> Diagnostic {
        Diagnostic(
            "The new model '\(name)' would be named like the screen '\(name)', and a module hides a type of its name.",
            fix: "Name the model that the screen shows, such as '\(name)Item', or choose another name."
        )
    }
}
