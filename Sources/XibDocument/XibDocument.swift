package import Diagnostics

/// A xib as values; one of Xcode 3 or 4 is read as though a later Xcode had written it.
package struct XibDocument: Sendable {
    /// What a person calls the file.
    package let file: String
    /// The `document` element and all inside it.
    package let root: XibElement
    /// What is noted about images and colours.
    package let resources: XibResources

    /// Reads a xib; `file` is what a person calls it.
    ///
    /// - Throws: One diagnostic, with line and column, for what is not a xib, or not a whole one.
    package init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
        let root = try XibParser.root(of: bytes, file: file)
        self.root = root.name == "archive" ? try LegacyConversion.document(of: root, file: file) : root
        self.file = file
        resources = XibResources(XibNode(self.root).child("resources"))
        try refuseForeignKinds()
        try refuseTwinIDs()
    }

    init(file: String, root: XibElement, resources: XibResources) {
        self.file = file
        self.root = root
        self.resources = resources
    }

    /// A document of one of this one's elements alone, with the same resources.
    package func document(of node: XibNode) -> XibDocument {
        let objects = XibElement(name: "objects", children: [node.element], line: node.line)
        return XibDocument(file: file, root: root.with(children: [objects]), resources: resources)
    }

    /// The top-level objects in the order they are written, without placeholders.
    package func objects(noting reading: XibReading? = nil) -> [XibNode] {
        XibNode(root, noting: reading).contents(of: "objects").filter { $0.name != "placeholder" }
    }

    /// File's Owner, First Responder and other objects that come from outside.
    package func placeholders(noting reading: XibReading? = nil) -> [XibPlaceholder] {
        XibNode(root, noting: reading).contents(of: "objects").compactMap(XibPlaceholder.init)
    }

    /// The objects that carry a tag other than 0, at any depth, in the order they are written.
    package var tagged: [(tag: Int, node: XibNode)] {
        objects().flatMap(\.element.preorder).map { XibNode($0) }.compactMap { node in
            node.value("tag", as: Int.self).flatMap { $0 == 0 ? nil : (tag: $0, node: node) }
        }
    }

    /// What stands in the objects and was not asked for.
    package func unhandled(by reading: XibReading) -> [XibLeftover] {
        root.children.filter { $0.name == "objects" }.flatMap { reading.unhandled(in: $0) }
    }
}
