extension XibElement {
    /// The element with other attributes added.
    func with(attributes added: [String: String]) -> XibElement {
        XibElement(
            name: name,
            attributes: attributes.merging(added) { $1 },
            children: children,
            text: text,
            line: line,
            position: position
        )
    }

    /// The element with other elements inside.
    func with(children: [XibElement]) -> XibElement {
        XibElement(
            name: name,
            attributes: attributes,
            children: children,
            text: text,
            line: line,
            position: position
        )
    }
}
