internal import XibDocument

/// Colours and fonts are not picked in a xib.
struct B4Looks: XibRule {
    static let convention = Convention.b4

    func candidates(in document: XibDocument, of elements: [XibElement], text: [UInt8]) -> [XibCandidate] {
        elements.compactMap { element in
            switch element.name {
            case "color": color(XibNode(element).color(resources: document.resources), in: element)
            case "fontDescription": font(of: element)
            default: nil
            }
        }
    }

    private func color(_ color: XibColor?, in element: XibElement) -> XibCandidate? {
        switch color {
        // Plain black, white and clear are what Xcode writes of its own accord.
        case .white(let white, _)? where white == 0 || white == 1: return nil
        case .rgb(let red, let green, let blue, _)?
        where red == green && green == blue && (red == 0 || red == 1): return nil
        case .system?, nil: return nil
        case .rgb?, .displayP3?, .white?, .named?:
            return candidate("A colour is picked for '\(element.attributes["key"] ?? "color")'.", at: element.line)
        }
    }

    private func font(of element: XibElement) -> XibCandidate? {
        element.attributes["name"].map { candidate("The font '\($0)' is picked.", at: element.line) }
    }

    private func candidate(_ message: String, at line: Int) -> XibCandidate {
        XibCandidate(
            rule: Self.id,
            message: message,
            fix: "Leave it at the default; give the control a class that takes its look from the theme.",
            line: line
        )
    }
}
