extension LegacyElement {
    /// The lines that start here; today a view's recognizers are lines too.
    mutating func fillConnections() {
        guard let id = object.id else { return }
        let recognizers = archive.items(of: archive.value("IBUIGestureRecognizers", of: object)).compactMap(\.id)
        let attached = recognizers.enumerated().map { number, recognizer in
            line(
                "outletCollection",
                ["property": "gestureRecognizers", "destination": conversion.identity(recognizer)],
                id: "\(id)-recognizer-\(number)",
                at: object
            )
        }
        let drawn = (conversion.records.connections[id] ?? []).enumerated().compactMap { number, connection in
            self.connection(connection, id: "\(id)-connection-\(number)")
        }
        guard !attached.isEmpty || !drawn.isEmpty else { return }
        children.append(XibElement(name: "connections", children: attached + drawn, line: object.line))
    }

    private func connection(_ connection: XibElement, id: String) -> XibElement? {
        guard let label = archive.value("label", of: connection)?.text,
            let destination = archive.value("destination", of: connection)?.id.map(conversion.identity)
        else { return nil }
        switch connection.legacyClass {
        case "IBCocoaTouchEventConnection":
            var attributes = ["selector": label, "destination": destination]
            let event = archive.value("IBEventType", of: connection)?.legacyScalar.flatMap { Int($0) }
            attributes["eventType"] = event.flatMap { LegacyWords.events[$0] }
            return line("action", attributes, id: id, at: connection)
        case "IBCocoaTouchOutletCollectionConnection":
            return line("outletCollection", ["property": label, "destination": destination], id: id, at: connection)
        default:
            return line("outlet", ["property": label, "destination": destination], id: id, at: connection)
        }
    }

    private func line(_ name: String, _ attributes: [String: String], id: String, at object: XibElement) -> XibElement {
        XibElement(name: name, attributes: attributes.merging(["id": id]) { first, _ in first }, line: object.line)
    }

    /// The constraints that the view holds.
    mutating func fillConstraints() {
        guard let id = object.id, let constraints = conversion.records.constraints[id] else { return }
        children.append(
            XibElement(name: "constraints", children: constraints.map(constraint), line: object.line)
        )
    }

    private func constraint(_ object: XibElement) -> XibElement {
        func number(_ key: String) -> Int? {
            archive.value(key, of: object)?.legacyScalar.flatMap { Int($0) }
        }
        var attributes: [String: String] = [:]
        attributes["id"] = object.id
        attributes["firstItem"] = archive.value("firstItem", of: object)?.id.map(conversion.identity)
        attributes["firstAttribute"] = number("firstAttribute").flatMap { LegacyWords.layoutAttributes[$0] }
        if let second = archive.value("secondItem", of: object)?.id {
            attributes["secondItem"] = conversion.identity(second)
            attributes["secondAttribute"] = number("secondAttribute").flatMap { LegacyWords.layoutAttributes[$0] }
        }
        switch number("relation") {
        case -1: attributes["relation"] = "lessThanOrEqual"
        case 1: attributes["relation"] = "greaterThanOrEqual"
        default: break
        }
        attributes["multiplier"] = archive.value("multiplier", of: object)?.legacyScalar
        attributes["priority"] = archive.value("priority", of: object)?.legacyScalar
        if let constant = archive.value("constant", of: object) {
            attributes["constant"] = constant.legacyScalar ?? archive.value("value", of: constant)?.legacyScalar
            if constant.legacyClass?.contains("Symbolic") == true { attributes["symbolic"] = "YES" }
        }
        return XibElement(name: "constraint", attributes: attributes, line: object.line)
    }
}
