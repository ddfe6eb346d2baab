/// Shares a stack's room among the views that can be seen.
@MainActor
struct StackLayout {
    private let stack: UIStackView
    private let views: [UIView]
    private let isRow: Bool
    /// The room after each view but the last.
    private let gaps: [CGFloat]

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        isRow = stack.axis == .horizontal
        gaps = views.dropLast().map { stack.gap(after: $0) }
    }

    /// The room that all views want together.
    func naturalSize(width: CGFloat) -> CGSize {
        let sizes = sizes(across: isRow ? .infinity : width)
        let longest = lengths(of: sizes).max() ?? 0
        let length =
            (stack.distribution == .fillEqually ? longest * CGFloat(sizes.count) : lengths(of: sizes).reduce(0, +))
            + gaps.reduce(0, +)
        let thickness = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
        return isRow ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
    }

    /// Where each view goes.
    func frames(in room: CGRect) -> [(view: UIView, frame: CGRect)] {
        let sizes = sizes(across: isRow ? .infinity : room.width)
        let along = spans(of: lengths(of: sizes), in: isRow ? room.width : room.height)
        return zip(views, zip(sizes, along)).map { view, place in
            let (size, span) = place
            let wanted = isRow ? size.height : size.width
            let across = crossSpan(of: view, wanting: wanted, in: isRow ? room.height : room.width)
            return isRow
                ? (
                    view,
                    CGRect(
                        x: room.minX + span.start,
                        y: room.minY + across.start,
                        width: span.length,
                        height: across.length
                    )
                )
                : (
                    view,
                    CGRect(
                        x: room.minX + across.start,
                        y: room.minY + span.start,
                        width: across.length,
                        height: span.length
                    )
                )
        }
    }

    /// A part of an axis.
    private struct Span {
        var start: CGFloat
        var length: CGFloat
    }

    private func sizes(across width: CGFloat) -> [CGSize] {
        views.map { stack.wantedSize(of: $0, width: width.isFinite ? width : 0) }
    }

    private func lengths(of sizes: [CGSize]) -> [CGFloat] {
        sizes.map { isRow ? $0.width : $0.height }
    }

    // MARK: Along the axis

    private func spans(of wanted: [CGFloat], in room: CGFloat) -> [Span] {
        guard !wanted.isEmpty else { return [] }
        let free = room - gaps.reduce(0, +)
        switch stack.distribution {
        case .fillEqually:
            return placed(wanted.map { _ in max(0, free / CGFloat(wanted.count)) }, gaps: gaps)
        case .fillProportionally:
            let total = wanted.reduce(0, +)
            let equal = free / CGFloat(wanted.count)
            return placed(wanted.map { max(0, total > 0 ? $0 * free / total : equal) }, gaps: gaps)
        case .equalSpacing:
            let gap = (room - wanted.reduce(0, +)) / CGFloat(max(1, wanted.count - 1))
            return placed(wanted, gaps: gaps.map { max($0, gap) })
        case .equalCentering:
            return centred(wanted, in: room)
        case .fill:
            return placed(filled(wanted, free: free), gaps: gaps)
        }
    }

    private func placed(_ lengths: [CGFloat], gaps: [CGFloat]) -> [Span] {
        var start: CGFloat = 0
        return lengths.enumerated().map { index, length in
            defer { start += length + (index < gaps.count ? gaps[index] : 0) }
            return Span(start: start, length: length)
        }
    }

    private func centred(_ lengths: [CGFloat], in room: CGFloat) -> [Span] {
        guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
            return placed(lengths, gaps: [])
        }
        let step = (room - first / 2 - last / 2) / CGFloat(lengths.count - 1)
        return lengths.enumerated().map { index, length in
            Span(start: first / 2 + CGFloat(index) * step - length / 2, length: length)
        }
    }

    /// Gives what is left, or missing, to the views without a length of their own, else to the last one.
    private func filled(_ wanted: [CGFloat], free: CGFloat) -> [CGFloat] {
        var lengths = wanted
        let flexible = views.indices.filter { !hasOwnLength(views[$0]) }
        let takers = flexible.isEmpty ? [views.count - 1] : flexible
        let share = (free - wanted.reduce(0, +)) / CGFloat(takers.count)
        for index in takers { lengths[index] = max(0, lengths[index] + share) }
        return lengths
    }

    private func hasOwnLength(_ view: UIView) -> Bool {
        if let stack = view as? UIStackView { return !stack.arrangedSubviews.isEmpty }
        let own = view.intrinsicContentSize
        return (isRow ? own.width : own.height) != UIView.noIntrinsicMetric
    }

    // MARK: Across the axis

    private func crossSpan(of view: UIView, wanting length: CGFloat, in room: CGFloat) -> Span {
        switch stack.alignment {
        case .fill: Span(start: 0, length: room)
        case .leading: Span(start: 0, length: length)
        case .center: Span(start: (room - length) / 2, length: length)
        case .trailing: Span(start: room - length, length: length)
        case .firstBaseline: Span(start: deepestBaseline(\.first) - baseline(of: view).first, length: length)
        case .lastBaseline: Span(start: deepestBaseline(\.last) - baseline(of: view).last, length: length)
        }
    }

    private func deepestBaseline(_ which: KeyPath<(first: CGFloat, last: CGFloat), CGFloat>) -> CGFloat {
        views.map { baseline(of: $0)[keyPath: which] }.max() ?? 0
    }

    /// How far below the top the first and the last line of text stand.
    private func baseline(of view: UIView) -> (first: CGFloat, last: CGFloat) {
        let height = stack.wantedSize(of: view, width: 0).height
        let label = view as? UILabel ?? (view as? UIButton)?.label
        guard isRow, let label else { return (height, height) }
        return (label.font.ascender, height + label.font.descender)
    }
}
