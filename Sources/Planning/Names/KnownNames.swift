/// The names that an app has already.
package struct KnownNames: Hashable, Sendable {
    /// The modules of its screens.
    package let screens: Set<String>
    /// Its other modules: the core, the tests.
    package let modules: Set<String>
    /// The module of each type that other modules may clash with.
    package let types: [String: String]

    /// Names what there is.
    package init(screens: Set<String> = [], modules: Set<String> = [], types: [String: String] = [:]) {
        self.screens = screens
        self.modules = modules
        self.types = types
    }

    /// The module beside `module` that has a type named `type`.
    func owner(ofType type: String, beside module: String) -> String? {
        types[type].flatMap { $0 == module ? nil : $0 }
    }

    /// The first module, in order, that a disk which ignores case takes for `module` and that is not `module` itself.
    func caseTwin(of module: String) -> String? {
        screens.union(modules).sorted().first { $0 != module && $0.lowercased() == module.lowercased() }
    }
}
