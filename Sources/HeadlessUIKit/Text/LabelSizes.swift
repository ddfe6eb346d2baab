/// The room that a label's text was found to take, as long as text and looks stay the same.
struct LabelSizes {
    private struct Question: Hashable {
        let width: CGFloat
        let lineLimit: Int
    }

    private var known: [Question: CGSize] = [:]

    /// The room at a width and in so many lines: the one that is known, else the one that `measure` finds.
    mutating func size(width: CGFloat, lineLimit: Int, measure: () -> CGSize) -> CGSize {
        let question = Question(width: width, lineLimit: lineLimit)
        if let size = known[question] { return size }
        let size = measure()
        // A label that is dragged wider point by point need not be remembered at each.
        if known.count == 8 { known = [:] }
        known[question] = size
        return size
    }
}
