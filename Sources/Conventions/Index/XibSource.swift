package import Diagnostics
package import XibDocument

/// A xib to be checked.
package struct XibSource: Sendable {
    /// Its path, as findings tell it.
    package let path: String
    /// The module whose resource it is.
    package let module: String
    /// What it says, or why it cannot be read.
    package let document: Result<XibDocument, Diagnostic>
    /// Its lines, for findings to show.
    package let lines: [String]

    /// A xib of a module.
    package init(path: String, module: String, document: Result<XibDocument, Diagnostic>, lines: [String]) {
        self.path = path
        self.module = module
        self.document = document
        self.lines = lines
    }

    /// The name that code calls it by.
    var name: String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.hasSuffix(".xib") ? String(file.dropLast(4)) : file
    }

    /// Its elements, those it holds at any depth.
    var elements: [XibElement] {
        guard case .success(let document) = document else { return [] }
        return document.root.children.filter { $0.name == "objects" }.flatMap(\.preorder)
    }
}
