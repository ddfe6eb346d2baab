/// One element of a xib, just as it is written.
package struct XibElement: Sendable {
    /// What the element says; kept once, however often the element is handed on.
    private final class Content: Sendable {
        let name: String
        let attributes: XibAttributes
        let key: String?
        let children: [XibElement]
        let text: String
        let line: Int
        let position: Int
        let childNames: XibNameFilter
        let childKeys: XibNameFilter

        init(
            name: String,
            attributes: [String: String],
            children: [XibElement],
            text: String,
            line: Int,
            position: Int
        ) {
            self.name = name
            self.attributes = XibAttributes(attributes)
            key = attributes["key"]
            self.children = children
            self.text = text
            self.line = line
            self.position = position
            childNames = XibNameFilter(children.lazy.map(\.name))
            childKeys = XibNameFilter(children.lazy.compactMap(\.key))
        }
    }

    private let content: Content

    /// Describes an element.
    package init(
        name: String,
        attributes: [String: String] = [:],
        children: [XibElement] = [],
        text: String = "",
        line: Int = 1,
        position: Int = 0
    ) {
        content = Content(
            name: name,
            attributes: attributes,
            children: children,
            text: text,
            line: line,
            position: position
        )
    }

    /// The element's name, such as `label`.
    package var name: String { content.name }
    /// The element's attributes by name.
    package var attributes: [String: String] { content.attributes.byName }
    /// The elements inside, in the order they are written.
    package var children: [XibElement] { content.children }
    /// The text inside; white space counts only where the element holds nothing else.
    package var text: String { content.text }
    /// The line that the element's start tag ends in, counted from 1.
    package var line: Int { content.line }
    /// The element's number in its document, counted from 0 in the order the start tags are written.
    package var position: Int { content.position }
    /// The id that connections name the element by.
    package var id: String? { attribute("id") }
    /// The property of the element around it that this one gives a value to.
    package var key: String? { content.key }

    /// The value of an attribute.
    package func attribute(_ name: String) -> String? { content.attributes[name] }

    /// The first element inside of that name.
    package func child(named name: String) -> XibElement? {
        guard content.childNames.mayHold(name) else { return nil }
        return content.children.first { $0.name == name }
    }

    /// The element inside that gives the property `key` its value.
    package func child(key: String) -> XibElement? {
        guard content.childKeys.mayHold(key) else { return nil }
        return content.children.first { $0.key == key }
    }

    /// The element and all elements inside, each before those that it holds.
    package var preorder: [XibElement] {
        var found: [XibElement] = []
        collect(into: &found)
        return found
    }

    private func collect(into found: inout [XibElement]) {
        found.append(self)
        for child in children { child.collect(into: &found) }
    }
}

extension XibElement: Hashable {
    /// Whether both say the same in the same place.
    package static func == (one: XibElement, other: XibElement) -> Bool {
        one.content === other.content
            || one.name == other.name && one.attributes == other.attributes && one.text == other.text
                && one.line == other.line && one.position == other.position && one.children == other.children
    }

    /// Hashes what tells most elements apart.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(position)
        hasher.combine(attributes)
    }
}
