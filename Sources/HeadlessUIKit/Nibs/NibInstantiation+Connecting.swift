internal import XibDocument

extension NibInstantiation {
    /// Makes all connections: first outlets, then actions.
    func connect() {
        let owners = document.placeholders(noting: reading).filter { $0.role != .firstResponder }
        let sources = owners.map { (node: $0.node, object: $0.node.id.flatMap(object)) }
        let inside = made.lazy.filter { $0.node.hasConnections }.map { (node: $0.node, object: $0.object as Any?) }
        let connected = (sources + inside).map { ($0.node, $0.object, $0.node.connections) }
        for (node, source, lines) in connected {
            for outlet in outlets(lines, from: source, node: node) { outlet.connect() }
        }
        for (node, source, lines) in connected {
            for line in lines {
                act(line, from: source, node: node)
                lead(line, from: source)
            }
        }
    }

    private func outlets(_ lines: [XibConnection], from source: Any?, node: XibNode) -> [NibOutlet] {
        var outlets: [NibOutlet] = []
        var collections: [String: [Any?]] = [:]
        for line in lines {
            guard case .outletCollection(let property) = line.kind else { continue }
            collections[property, default: []].append(object(line.destination))
        }
        for line in lines {
            let (property, destinations, isCollection): (String, [Any?]?, Bool) =
                switch line.kind {
                case .outlet(let property): (property, [object(line.destination)], false)
                case .outletCollection(let property): (property, collections.removeValue(forKey: property), true)
                case .action, .segue: ("", nil, false)
                }
            guard let destinations else { continue }
            outlets.append(
                NibOutlet(
                    property: property,
                    destinations: destinations,
                    isCollection: isCollection,
                    line: line.line,
                    source: source,
                    node: node,
                    nib: self
                )
            )
        }
        return outlets
    }

    private func act(_ line: XibConnection, from source: Any?, node: XibNode) {
        guard case .action(let selector, let event) = line.kind else { return }
        NibAction(selector: selector, line: line.line, nib: self)
            .connect(source, to: object(line.destination) as AnyObject?, event: event)
    }
}
