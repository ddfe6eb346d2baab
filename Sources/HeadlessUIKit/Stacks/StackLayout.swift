/// Shares a stack's room among the views that can be seen.
@MainActor
struct StackLayout {
    let stack: UIStackView
    let views: [UIView]
    let isRow: Bool

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        isRow = stack.axis == .horizontal
    }

    /// A part of an axis.
    struct Span {
        var start: CGFloat
        var length: CGFloat
    }

    /// The room that all views want together, where there is no more than `width`.
    func naturalSize(width: CGFloat) -> CGSize {
        var sizes = sizes(across: width)
        let length = naturalLength(of: lengths(of: sizes), gaps: gaps(between: sizes))
        if isRow, length > width {
            sizes = resized(sizes, to: spans(of: sizes, in: width))
        }
        let thickness = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
        return isRow ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
    }

    /// Where each view goes.
    func frames(in room: CGRect) -> [(view: UIView, frame: CGRect)] {
        guard !views.isEmpty else { return [] }
        var sizes = sizes(across: room.width)
        let spans = spans(of: sizes, in: isRow ? room.width : room.height)
        if isRow, stack.alignment != .fill { sizes = resized(sizes, to: spans) }
        let isMirrored = (isRow || stack.alignment != .fill) && stack.readsFromRight
        let across = crossSpans(of: sizes, in: isRow ? room.height : room.width)
        return views.indices.map { index in
            let (x, y) = isRow ? (spans[index], across[index]) : (across[index], spans[index])
            let left = isMirrored ? room.maxX - x.start - x.length : room.minX + x.start
            return (views[index], CGRect(x: left, y: room.minY + y.start, width: x.length, height: y.length))
        }
    }

    /// The size that each view wants; in a column, no wider than `width`.
    private func sizes(across width: CGFloat) -> [CGSize] {
        views.map { stack.wantedSize(of: $0, width: isRow || !width.isFinite ? 0 : width) }
    }

    /// The sizes of a row's views where they get other widths than they want: text may need more lines.
    private func resized(_ sizes: [CGSize], to spans: [Span]) -> [CGSize] {
        views.indices.map { index in
            let width = spans[index].length
            guard width > 0, width < sizes[index].width - 0.001 else { return sizes[index] }
            return CGSize(width: width, height: stack.wantedSize(of: views[index], width: width).height)
        }
    }

    func lengths(of sizes: [CGSize]) -> [CGFloat] {
        sizes.map { isRow ? $0.width : $0.height }
    }

    /// The room after each view but the last.
    func gaps(between sizes: [CGSize]) -> [CGFloat] {
        let gaps = views.dropLast().map { stack.gap(after: $0) }
        guard stack.isBaselineRelativeArrangement, !isRow else { return gaps }
        return gaps.enumerated().map { index, gap in
            let above = sizes[index].height - baselines(of: views[index], in: sizes[index]).last
            let next = views[index + 1]
            return gap - above - (next.showsText ? baselines(of: next, in: sizes[index + 1]).first : 0)
        }
    }
}
