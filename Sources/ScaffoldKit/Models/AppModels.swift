import Diagnostics
import Disk
import Planning
import SwiftManifest

/// The types that an app's models may be made of.
struct AppModels {
    private let tree: Tree?
    private let sources: [RelativePath]
    private let core: String

    /// The types that the app's files are named after.
    let names: Set<String>

    /// Looks in an app's sources.
    init(of state: AppState, core: String) {
        tree = state.tree
        sources = state.sources
        self.core = core
        names = Set(state.sources.map { String($0.name.prefix { $0 != "." && $0 != "+" }) })
    }

    /// Knows nothing yet: for an app that is about to be written.
    init(core: String) {
        tree = nil
        sources = []
        names = []
        self.core = core
    }

    /// The models that a screen's model holds, and those that they hold in turn: each the app's own or a new one in the
    /// core.
    ///
    /// - Throws: A diagnostic when a model of the app cannot be used from another module, or no sample can be made.
    func relatives(of model: Model) throws(Diagnostic) -> [Relative] {
        var relatives: [Relative] = []
        var names = model.models
        while let name = names.popLast() {
            guard name != model.name, !relatives.contains(where: { $0.model.name == name }) else { continue }
            let relative = try relative(name)
            relatives.append(relative)
            names += relative.model.models
        }
        return relatives.sorted { $0.model.name < $1.model.name }
    }

    private func relative(_ name: String) throws(Diagnostic) -> Relative {
        guard let (declaration, text) = try declaration(of: name) else {
            return Relative(model: Models()[name], module: nil, isNew: true)
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
