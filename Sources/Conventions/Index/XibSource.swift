/// A xib to be checked.
package struct XibSource: Sendable {
    /// Its path, as findings tell it.
    package let path: String
    /// The module whose resource it is.
    package let module: String
    let facts: XibFacts
    private let read: @Sendable () -> String

    /// A xib of a module.
    ///
    /// - Parameter read: Says what the file holds. It is asked only when there is something to say about it.
    package init(path: String, module: String, facts: XibFacts, reading read: @escaping @Sendable () -> String) {
        self.path = path
        self.module = module
        self.facts = facts
        self.read = read
    }

    /// What it says.
    var text: String { read() }

    /// The name that code calls it by.
    var name: String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.hasSuffix(".xib") ? String(file.dropLast(4)) : file
    }
}
