/// An object that a xib names and does not hold.
package struct XibPlaceholder {
    /// Which one it is.
    package enum Role: Hashable, Sendable {
        /// The object that loads the xib.
        case filesOwner
        /// Whatever object has the reader's attention.
        case firstResponder
        /// An object handed over under this name when the xib is loaded.
        case external(String)
    }

    /// Which one it is.
    package let role: Role
    /// The placeholder's element, for its id, its custom class and its connections.
    package let node: XibNode

    init?(_ node: XibNode) {
        guard node.name == "placeholder", let identifier = node.attribute("placeholderIdentifier") else { return nil }
        self.node = node
        // Its class is there for Interface Builder: whoever loads the xib brings the object.
        _ = node.customClass
        switch identifier {
        case "IBFilesOwner": role = .filesOwner
        case "IBFirstResponder": role = .firstResponder
        default: role = .external(identifier)
        }
    }
}
