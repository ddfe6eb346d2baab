/// A text and where it stands in its window.
@MainActor
struct VisibleText {
    let text: String
    let frame: CGRect

    /// The texts in a window, line by line, each line from left to right.
    static func all(in window: UIWindow) -> [String] {
        let found = window.visibleDescendants.flatMap { view in
            texts(of: view).map { VisibleText(text: $0, frame: view.convert(view.bounds, to: nil)) }
        }
        var lines: [[VisibleText]] = []
        for text in found.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if let first = lines.last?.first, text.frame.midY < first.frame.maxY {
                lines[lines.count - 1].append(text)
            } else {
                lines.append([text])
            }
        }
        return lines.flatMap { $0.sorted { $0.frame.minX < $1.frame.minX } }.map(\.text)
    }

    /// What the view itself says; a button speaks for the label inside it.
    private static func texts(of view: UIView) -> [String] {
        let texts: [String?] =
            switch view {
            case let label as UILabel where !(label.superview is UIButton): [label.text]
            case let button as UIButton: [button.currentTitle]
            case let field as UITextField: [field.text?.isEmpty == false ? field.text : field.placeholder]
            case let view as UITextView: [view.text]
            case let control as UISegmentedControl:
                (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
            default: []
            }
        return texts.compactMap(\.self).filter { !$0.isEmpty }
    }
}
