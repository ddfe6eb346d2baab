/// A line that someone drew between two objects of a xib.
package struct XibConnection: Hashable, Sendable {
    /// What the line stands for.
    package enum Kind: Hashable, Sendable {
        /// The source keeps the destination in a property.
        case outlet(property: String)
        /// The source keeps the destination in an array.
        case outletCollection(property: String)
        /// The source sends the destination a message; controls say for which event.
        case action(selector: String, event: String?)
        /// The source leads to another scene of a storyboard, which knows the way by its id.
        case segue(id: String)
    }

    /// What the line stands for.
    package let kind: Kind
    /// The id of the object that the line starts at.
    package let source: String
    /// The id of the object that the line ends at.
    package let destination: String
    /// Where the line is written, counted from 1.
    package let line: Int
}

extension XibNode {
    /// Whether any lines start at this object.
    package var hasConnections: Bool { element.child(named: "connections") != nil }

    /// The lines that start at this object.
    package var connections: [XibConnection] {
        guard let source = id else { return [] }
        return contents(of: "connections").compactMap { node in
            guard let destination = node.attribute("destination"), let kind = node.connectionKind else { return nil }
            return XibConnection(kind: kind, source: source, destination: destination, line: node.line)
        }
    }

    private var segueKind: XibConnection.Kind? {
        takeAll()
        return id.map { .segue(id: $0) }
    }

    private var connectionKind: XibConnection.Kind? {
        switch name {
        case "outlet": attribute("property").map { .outlet(property: $0) }
        case "outletCollection": attribute("property").map { .outletCollection(property: $0) }
        case "action": attribute("selector").map { .action(selector: $0, event: attribute("eventType")) }
        case "segue": segueKind
        default: nil
        }
    }
}
