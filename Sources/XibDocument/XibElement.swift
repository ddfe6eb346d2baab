/// One element of a xib, just as it is written.
package struct XibElement: Hashable, Sendable {
    /// The element's name, such as `label`.
    package let name: String
    /// The element's attributes by name.
    package let attributes: [String: String]
    /// The elements inside, in the order they are written.
    package let children: [XibElement]
    /// The text inside; white space counts only where the element holds nothing else.
    package let text: String
    /// The line that the element's start tag ends in, counted from 1.
    package let line: Int
    /// The element's number in its document, counted from 0 in the order the start tags are written.
    package let position: Int

    /// Describes an element.
    package init(
        name: String,
        attributes: [String: String] = [:],
        children: [XibElement] = [],
        text: String = "",
        line: Int = 1,
        position: Int = 0
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        self.position = position
    }

    /// The id that connections name the element by.
    package var id: String? { attributes["id"] }

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
