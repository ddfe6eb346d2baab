extension StackLayout {
    /// How long the views are together when each has the length that it wants.
    func naturalLength(of lengths: [CGFloat], gaps: [CGFloat]) -> CGFloat {
        switch stack.distribution {
        case .fill, .fillProportionally, .equalSpacing: return lengths.reduce(0, +) + gaps.reduce(0, +)
        case .fillEqually: return (lengths.max() ?? 0) * CGFloat(lengths.count) + gaps.reduce(0, +)
        case .equalCentering:
            guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
                return lengths.first ?? 0
            }
            let steps = gaps.indices.map { lengths[$0] / 2 + gaps[$0] + lengths[$0 + 1] / 2 }
            return (first + last) / 2 + (steps.max() ?? 0) * CGFloat(steps.count)
        }
    }

    /// Where each view is along the axis.
    func spans(of sizes: [CGSize], in room: CGFloat) -> [Span] {
        let wanted = lengths(of: sizes)
        let gaps = gaps(between: sizes)
        let free = room - gaps.reduce(0, +)
        let total = wanted.reduce(0, +)
        switch stack.distribution {
        case .fillEqually:
            return placed(wanted.map { _ in max(0, free / CGFloat(wanted.count)) }, gaps: gaps)
        case .fillProportionally:
            let equal = free / CGFloat(wanted.count)
            return placed(wanted.map { max(0, total > 0 ? $0 * free / total : equal) }, gaps: gaps)
        case .equalSpacing:
            guard total <= free else { return placed(squeezed(wanted, by: total - free), gaps: gaps) }
            return placed(wanted, gaps: levelled(gaps, in: room - total))
        case .equalCentering:
            return centred(wanted, in: room)
        case .fill:
            let lengths = total > free ? squeezed(wanted, by: total - free) : stretched(wanted, by: free - total)
            return placed(lengths, gaps: gaps)
        }
    }

    /// Gaps that fill the room together, all the same but those that must be wider.
    private func levelled(_ least: [CGFloat], in room: CGFloat) -> [CGFloat] {
        var (room, count) = (room, CGFloat(least.count))
        for gap in least.sorted(by: >) where count > 1 && gap > room / count {
            room -= gap
            count -= 1
        }
        return least.map { max($0, room / count) }
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

    /// Gives what is left to the views without a length of their own, else to the last of those that cling least to it.
    private func stretched(_ wanted: [CGFloat], by excess: CGFloat) -> [CGFloat] {
        guard excess > 0 else { return wanted }
        var lengths = wanted
        let flexible = views.indices.filter { !hasOwnLength(views[$0]) }
        let least = views.indices.reversed().min { hugging(views[$0]) < hugging(views[$1]) }
        let takers = flexible.isEmpty ? [least].compactMap(\.self) : flexible
        for index in takers { lengths[index] += excess / CGFloat(takers.count) }
        return lengths
    }

    /// Takes what is missing from the views without a length of their own, then from those that resist least, the last
    /// of them first.
    private func squeezed(_ wanted: [CGFloat], by excess: CGFloat) -> [CGFloat] {
        var lengths = wanted
        var missing = excess
        let flexible = views.indices.filter { !hasOwnLength(views[$0]) }
        for (place, index) in flexible.enumerated() {
            let share = min(lengths[index], missing / CGFloat(flexible.count - place))
            lengths[index] -= share
            missing -= share
        }
        let others = views.indices.filter { !flexible.contains($0) }.reversed()
        for index in others.sorted(by: { resistance(views[$0]) < resistance(views[$1]) }) where missing > 0 {
            let share = min(lengths[index], missing)
            lengths[index] -= share
            missing -= share
        }
        return lengths
    }

    private func hugging(_ view: UIView) -> Float {
        view.contentHuggingPriority(for: stack.axis).rawValue
    }

    private func resistance(_ view: UIView) -> Float {
        view.contentCompressionResistancePriority(for: stack.axis).rawValue
    }

    private func hasOwnLength(_ view: UIView) -> Bool {
        if let stack = view as? UIStackView { return !stack.arrangedSubviews.isEmpty }
        let own = view.intrinsicContentSize
        return (isRow ? own.width : own.height) != UIView.noIntrinsicMetric
    }
}
