extension StackLayout {
    /// Where each view is across the axis.
    func crossSpans(of sizes: [CGSize], in room: CGFloat) -> [Span] {
        let baselines = isByBaseline ? zip(views, sizes).map { self.baselines(of: $0, in: $1) } : []
        let deepest = (baselines.map(\.first).max() ?? 0, baselines.map(\.last).max() ?? 0)
        return sizes.enumerated().map { index, size in
            let length = min(isRow ? size.height : size.width, room)
            switch stack.alignment {
            case .fill: return Span(start: 0, length: room)
            case .leading: return Span(start: 0, length: length)
            case .center: return Span(start: (room - length) / 2, length: length)
            case .trailing: return Span(start: room - length, length: length)
            case .firstBaseline where isRow:
                return Span(start: deepest.0 - baselines[index].first, length: length)
            case .lastBaseline where isRow:
                return Span(start: deepest.1 - baselines[index].last, length: length)
            case .firstBaseline, .lastBaseline: return Span(start: 0, length: length)
            }
        }
    }

    /// How far below its top the first and the last line of a view's text stand where it has a size.
    func baselines(of view: UIView, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard let inner = view as? UIStackView else { return view.baselines(in: size) }
        let frames = StackLayout(of: inner).frames(in: inner.room(in: CGRect(origin: .zero, size: size)))
        func frame(of view: UIView) -> CGRect? { frames.first { $0.view === view }?.frame }
        let (top, bottom) = (inner.forFirstBaselineLayout, inner.forLastBaselineLayout)
        guard let first = frame(of: top), let last = frame(of: bottom) else { return (size.height, size.height) }
        return (
            first.minY + baselines(of: top, in: first.size).first,
            last.minY + baselines(of: bottom, in: last.size).last
        )
    }

    private var isByBaseline: Bool {
        isRow && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
    }
}
