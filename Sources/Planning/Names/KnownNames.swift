/// The names that an app has already.
package struct KnownNames: Hashable, Sendable {
    /// The modules of its screens.
    package private(set) var screens: Set<String>
    /// Its other modules: the core, the tests.
    package let modules: Set<String>
    /// The module of each type that other modules may clash with.
    package private(set) var types: [String: String]
    /// The modules by their names in small letters, as a disk sees them that ignores case.
    private var folded: [String: Set<String>]

    /// Names what there is.
    package init(screens: Set<String> = [], modules: Set<String> = [], types: [String: String] = [:]) {
        self.screens = screens
        self.modules = modules
        self.types = types
        folded = screens.union(modules).reduce(into: [:]) { $0[$1.lowercased(), default: []].insert($1) }
    }

    /// Takes in the names of one more screen; a type that is there already stays where it is.
    package mutating func add(_ screen: ScreenNames) {
        screens.insert(screen.module)
        folded[screen.module.lowercased(), default: []].insert(screen.module)
        for type in screen.types where types[type] == nil { types[type] = screen.module }
    }

    /// Takes in types that `module` has, or may get; a type that is there already stays where it is.
    package mutating func add(types added: Set<String>, of module: String) {
        for type in added where types[type] == nil { types[type] = module }
    }

    /// The module beside `module` that has a type named `type`.
    func owner(ofType type: String, beside module: String) -> String? {
        types[type].flatMap { $0 == module ? nil : $0 }
    }

    /// The first module, in order, that a disk which ignores case takes for `module` and that is not `module` itself.
    func caseTwin(of module: String) -> String? {
        folded[module.lowercased()]?.filter { $0 != module }.min()
    }

    /// The first module, in order, that a disk which ignores case takes for `name`.
    func module(seenAs name: String) -> String? {
        folded[name.lowercased()]?.min()
    }
}
