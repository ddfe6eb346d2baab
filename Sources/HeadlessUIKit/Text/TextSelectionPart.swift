/// A rectangle of a selection in a text view or field.
final class TextSelectionPart: UITextSelectionRect {
    private let place: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
        self.place = place
        self.isFirst = isFirst
        self.isLast = isLast
        super.init()
    }

    override var rect: CGRect { place }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
