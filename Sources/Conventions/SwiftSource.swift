/// A Swift file to be checked.
package struct SwiftSource: Hashable, Sendable {
    /// Its path, as findings tell it.
    package let path: String
    /// The module that it belongs to.
    package let module: String
    /// What it says.
    package let text: String

    /// A file of a module.
    package init(path: String, module: String = "", text: String) {
        self.path = path
        self.module = module
        self.text = text
    }

    /// The file's own name, with its ending.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
