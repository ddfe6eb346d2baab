/// A module to check before it is built.
package struct TypeCheck: Hashable, Sendable {
    /// The module's name.
    package let module: String
    /// The paths of its files.
    package let files: [String]
    /// The folders with the built modules that it imports.
    package let imports: [String]
    /// More words for the compiler.
    package let options: [String]

    /// Describes a check.
    package init(module: String, files: [String], imports: [String], options: [String] = []) {
        self.module = module
        self.files = files
        self.imports = imports
        self.options = options
    }

    /// The words for `swiftc`.
    ///
    /// All files are checked as one, which takes a fraction of the time that file by file does.
    var arguments: [String] {
        ["-typecheck", "-whole-module-optimization", "-swift-version", "6", "-module-name", module]
            + imports.flatMap { ["-I", $0] } + options + files
    }
}
