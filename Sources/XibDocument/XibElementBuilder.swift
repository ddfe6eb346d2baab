/// An element whose end tag has not been seen.
struct XibElementBuilder {
    let name: String
    let attributes: [String: String]
    let line: Int
    let position: Int
    var children: [XibElement] = []
    var text = ""

    var element: XibElement {
        let isLayout = !children.isEmpty && text.allSatisfy(\.isWhitespace)
        return XibElement(
            name: name,
            attributes: attributes,
            children: children,
            text: isLayout ? "" : text,
            line: line,
            position: position
        )
    }
}
