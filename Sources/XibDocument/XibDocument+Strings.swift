extension XibDocument {
    /// The document with texts replaced by those of a strings table, whose keys are an object's id and a property.
    package func localized(by strings: [String: String]) -> XibDocument {
        var byObject: [String: [String: String]] = [:]
        for (key, text) in strings {
            guard let dot = key.firstIndex(of: ".") else { continue }
            byObject[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
        }
        guard !byObject.isEmpty else { return self }
        return XibDocument(file: file, root: root.localized(by: byObject), resources: resources)
    }
}

extension XibElement {
    fileprivate func localized(by strings: [String: [String: String]]) -> XibElement {
        var element = with(children: children.map { $0.localized(by: strings) })
        for (property, text) in id.flatMap({ strings[$0] }) ?? [:] {
            element = element.saying(text, for: property)
        }
        return element
    }

    private static let states = [
        "normalTitle": "normal", "highlightedTitle": "highlighted", "disabledTitle": "disabled",
        "selectedTitle": "selected", "focusedTitle": "focused",
    ]

    private func saying(_ text: String, for property: String) -> XibElement {
        if let state = Self.states[property] {
            return changing({ $0.name == "state" && $0.key == state }) { $0.with("title", text) }
        }
        if property.hasPrefix("segmentTitles["), let number = Int(property.dropFirst(14).dropLast()) {
            return changing({ $0.name == "segments" }) { $0.withSegment(number, title: text) }
        }
        if property.hasPrefix("accessibility"), property.count > 13 {
            let name = property.dropFirst(13)
            return changing({ $0.name == "accessibility" }) {
                $0.with(name.prefix(1).lowercased() + name.dropFirst(), text)
            }
        }
        if property.hasPrefix("configuration."), name == "button" {
            return changing({ $0.name == "buttonConfiguration" }) { $0.with(String(property.dropFirst(14)), text) }
        }
        return with(property, text)
    }

    /// Sets the text as an attribute, in place of an element that has said it.
    private func with(_ property: String, _ text: String) -> XibElement {
        with(children: children.filter { $0.key != property }).with(attributes: [property: text])
    }

    private func withSegment(_ number: Int, title: String) -> XibElement {
        guard children.indices.contains(number) else { return self }
        var segments = children
        segments[number] = segments[number].with("title", title)
        return with(children: segments)
    }

    private func changing(_ isMeant: (XibElement) -> Bool, _ change: (XibElement) -> XibElement) -> XibElement {
        guard let index = children.firstIndex(where: isMeant) else { return self }
        var changed = children
        changed[index] = change(changed[index])
        return with(children: changed)
    }
}
