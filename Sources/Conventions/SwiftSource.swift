/// A Swift file to be checked.
package struct SwiftSource: Sendable {
    /// Its path, as findings tell it.
    package let path: String
    /// The module that it belongs to.
    package let module: String
    private let read: @Sendable () -> String

    /// A file of a module.
    ///
    /// - Parameter read: Says what the file holds. It is asked only when there is something to say about it: of ten
    ///   thousand files, nobody has to hold more than their facts.
    package init(path: String, module: String = "", reading read: @escaping @Sendable () -> String) {
        self.path = path
        self.module = module
        self.read = read
    }

    /// A file of a module that holds a text.
    package init(path: String, module: String = "", text: String) {
        self.init(path: path, module: module) { text }
    }

    /// What it says.
    package var text: String { read() }

    /// The file's own name, with its ending.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
