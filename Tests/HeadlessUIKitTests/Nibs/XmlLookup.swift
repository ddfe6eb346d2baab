import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a xib says, found in its XML by plain look-up, past the reader that is tested.
struct XmlLookup {
    let element: XMLElement

    /// The objects at the top level of a file, without placeholders.
    static func topLevel(of file: URL) throws -> [XmlLookup] {
        let document = try XMLDocument(contentsOf: file, options: [])
        return XmlLookup.elements(document.rootElement()?.elements(forName: "objects").first)
            .filter { $0.element.name != "placeholder" }
    }

    private static func elements(_ element: XMLElement?) -> [XmlLookup] {
        (element?.children ?? []).compactMap { $0 as? XMLElement }.map(XmlLookup.init)
    }

    var name: String { element.name ?? "" }
    var children: [XmlLookup] { Self.elements(element) }

    func text(_ attribute: String) -> String? { element.attribute(forName: attribute)?.stringValue }
    func number(_ attribute: String) -> Double? { text(attribute).flatMap { Double($0) } }

    func child(key: String) -> XmlLookup? { children.first { $0.text("key") == key } }
    func child(named name: String) -> XmlLookup? { children.first { $0.name == name } }

    /// The views inside, in order.
    var subviews: [XmlLookup] { child(named: "subviews")?.children ?? [] }

    /// The frame that is written.
    var frame: CGRect? {
        guard let rect = child(key: "frame"), let x = rect.number("x"), let y = rect.number("y"),
            let width = rect.number("width"), let height = rect.number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// What is written for a text property, as attribute or as element.
    func words(_ property: String) -> String? {
        text(property) ?? child(key: property).flatMap { $0.name == "string" ? $0.element.stringValue : nil }
    }

    /// Whether what a variation says may count in place of what is written.
    var varies: Bool { child(named: "variation") != nil }
}
