/// How long the pieces and gaps of a line are, in turn.
struct LineDash: Equatable, Sendable {
    var phase: CGFloat = 0
    var lengths: [CGFloat] = []
}
