/// What the files of a package declare, each asked for by name.
package struct PackageIndex: Sendable {
    let settings: Settings
    let sources: [SwiftSource]
    let facts: [FileFacts]
    let xibs: [XibSource]
    /// The names of the package's test files.
    let tests: Set<String>
    /// Whether findings are to be mended: the edits of a rule that knows the whole package take far longer than the finding.
    let mends: Bool
    /// The modules that have sources.
    let modules: Set<String>
    /// Every declaration, in the order of the files.
    let declarations: [DeclaredType]
    private let types: [String: [DeclaredType]]
    private let extensions: [String: [DeclaredType]]
    private let inherited: Set<String>
    private let xibsByName: [String: [XibSource]]
    /// What each type of each file is among the controllers; nearly every rule asks.
    private var roles: [[String: Role]] = []

    init(
        _ sources: [SwiftSource],
        facts: [FileFacts],
        xibs: [XibSource] = [],
        tests: Set<String> = [],
        settings: Settings,
        mends: Bool
    ) {
        self.settings = settings
        self.sources = sources
        self.facts = facts
        self.xibs = xibs
        self.tests = tests
        self.mends = mends
        modules = Set(sources.map(\.module))
        declarations = facts.indices.flatMap { file in facts[file].types.map { DeclaredType(file: file, fact: $0) } }
        types = Dictionary(grouping: declarations.filter { $0.fact.kind != .extension }, by: \.fact.name)
        extensions = Dictionary(grouping: declarations.filter { $0.fact.kind == .extension }, by: \.fact.name)
        inherited = Set(declarations.filter { $0.fact.kind == .class }.compactMap(\.fact.inherited.first?.name))
        xibsByName = Dictionary(grouping: xibs, by: \.name)
        roles = facts.indices.map { file in
            facts[file].types.reduce(into: [:]) { roles, type in
                if roles[type.name] == nil { roles[type.name] = workedOutRole(of: type.name, seenFrom: file) }
            }
        }
    }

    /// The declarations and extensions of a name.
    func declarations(named name: String) -> [DeclaredType] { (types[name] ?? []) + (extensions[name] ?? []) }

    /// Whether the package declares a type of this name.
    func declares(_ name: String) -> Bool { types[name] != nil }

    /// The xib of a name in a module.
    func xib(named name: String, in module: String) -> XibSource? {
        xibsByName[name]?.first { $0.module == module }
    }

    /// The type that a file means by a name: its own, its module's, anybody's.
    func type(_ name: String, seenFrom file: Int) -> DeclaredType? {
        guard let found = types[name] else { return nil }
        let module = sources[file].module
        return found.first { $0.file == file } ?? found.first { sources[$0.file].module == module } ?? found.first
    }

    /// A type's members, those of its extensions in all files included.
    func members(of type: DeclaredType) -> [MemberFact] {
        type.fact.members + (extensions[type.fact.name] ?? []).flatMap(\.fact.members)
    }

    /// The classes above a type, the nearest first; those of other packages end the list.
    func ancestors(of name: String, seenFrom file: Int) -> [String] {
        var found: [String] = []
        var (name, file) = (name, file)
        while let type = type(name, seenFrom: file), let parent = parent(of: type), !found.contains(parent) {
            // A name that stands for another is not a class of its own.
            if type.fact.kind == .typealias { found.removeAll { $0 == name } }
            found.append(parent)
            (name, file) = (parent, type.file)
        }
        return found
    }

    /// What a type is among the controllers.
    func role(of name: String, seenFrom file: Int) -> Role {
        roles[file][name] ?? workedOutRole(of: name, seenFrom: file)
    }

    private func workedOutRole(of name: String, seenFrom file: Int) -> Role {
        if UIKitClasses.controllers.contains(name) || UIKitClasses.foreign.contains(name) { return .other }
        if name == settings.base { return .base }
        let chain = ancestors(of: name, seenFrom: file)
        let isKnown = chain.contains { UIKitClasses.controllers.contains($0) || $0 == settings.base }
        guard let top = chain.last else { return declares(name) ? .other : role(guessedFor: name) }
        guard !UIKitClasses.foreign.contains(top) else { return .other }
        guard isKnown || (top.hasSuffix("ViewController") && !declares(top)) else { return .other }
        guard UIKitClasses.controllers.contains(chain[0]) else { return .screen }
        return settings.base == nil && inherited.contains(name) ? .base : .direct
    }

    private func role(guessedFor name: String) -> Role {
        name.hasSuffix("ViewController") && !name.hasPrefix("UI") ? .screen : .other
    }

    private func parent(of type: DeclaredType) -> String? {
        guard type.fact.kind == .class || type.fact.kind == .typealias, let first = type.fact.inherited.first else {
            return nil
        }
        return self.type(first.name, seenFrom: type.file)?.fact.kind == .protocol ? nil : first.name
    }
}
