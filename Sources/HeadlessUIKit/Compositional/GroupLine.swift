/// Items that follow each other in a group.
@MainActor
struct GroupLine {
    let axis: UIAxis
    let room: CGSize
    /// The sides of the room that are guesses.
    let guesses: UIAxis
    let spacing: NSCollectionLayoutSpacing?
    private var blocks: [(group: SolvedGroup, before: Spaces, after: Spaces)] = []
    /// The length of all items so far with the least room between.
    private var length: CGFloat = 0
    /// How many items there are.
    private(set) var count = 0

    /// The room at two neighbouring edges of an item.
    private struct Spaces {
        let along: NSCollectionLayoutSpacing?
        let across: NSCollectionLayoutSpacing?
    }

    init(axis: UIAxis, room: CGSize, guesses: UIAxis, spacing: NSCollectionLayoutSpacing?) {
        self.axis = axis
        self.room = room
        self.guesses = guesses
        self.spacing = spacing
    }

    /// Whether the line grows with its items.
    var isOpen: Bool { guesses.contains(axis) }

    /// Whether one more item fits; the first always does.
    func hasRoom(for block: SolvedGroup, _ item: NSCollectionLayoutItem) -> Bool {
        blocks.isEmpty || length + addition(block, item) <= room[axis] + 0.01
    }

    mutating func add(_ block: SolvedGroup, _ item: NSCollectionLayoutItem) {
        length += addition(block, item)
        let edges = item.edgeSpacing
        let isHorizontal = axis == .horizontal
        blocks.append(
            (
                block,
                Spaces(
                    along: isHorizontal ? edges?.leading : edges?.top,
                    across: isHorizontal ? edges?.top : edges?.leading
                ),
                Spaces(
                    along: isHorizontal ? edges?.trailing : edges?.bottom,
                    across: isHorizontal ? edges?.bottom : edges?.trailing
                )
            )
        )
        count += block.leaves.count
    }

    private func addition(_ block: SolvedGroup, _ item: NSCollectionLayoutItem) -> CGFloat {
        let edges = item.edgeSpacing
        let before = axis == .horizontal ? edges?.leading : edges?.top
        let after = axis == .horizontal ? edges?.trailing : edges?.bottom
        let gap = blocks.isEmpty ? 0 : spacing?.spacing ?? 0
        return block.size[axis] + (before?.spacing ?? 0) + (after?.spacing ?? 0) + gap
    }

    /// All items, placed in a group of `size` within its insets; sides that are guesses take what the items need.
    func placed(in size: CGSize, insets: UIEdgeInsets) -> SolvedGroup {
        var size = size
        if isOpen { size[axis] = length }
        let across = axis.across
        let thickness = blocks.map { block in
            block.group.size[across] + (block.before.across?.spacing ?? 0) + (block.after.across?.spacing ?? 0)
        }
        if guesses.contains(across) { size[across] = thickness.max() ?? size[across] }
        let inner = CGRect(origin: .zero, size: size).inset(by: insets)
        let share = isOpen ? 0 : max(0, inner.size[axis] - length) / CGFloat(max(1, stretches))
        var group = SolvedGroup(size: size)
        var along = inner.origin[axis]
        for (index, block) in blocks.enumerated() {
            if index > 0 { along += room(spacing, share) }
            along += room(block.before.along, share)
            var origin = CGPoint.zero
            origin[axis] = along
            origin[across] =
                inner.origin[across]
                + shift(block.before.across, block.after.across, inner.size[across] - thickness[index])
            group.add(block.group, at: origin)
            along += block.group.size[axis] + room(block.after.along, share)
        }
        return group
    }

    /// How many rooms share what is left.
    private var stretches: Int {
        let gaps = spacing?.isFlexibleSpacing == true ? max(0, blocks.count - 1) : 0
        return blocks.reduce(gaps) { count, block in
            count + [block.before.along, block.after.along].count { $0?.isFlexibleSpacing == true }
        }
    }

    private func room(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }

    private func shift(
        _ before: NSCollectionLayoutSpacing?,
        _ after: NSCollectionLayoutSpacing?,
        _ rest: CGFloat
    ) -> CGFloat {
        let share = max(0, rest) / (after?.isFlexibleSpacing == true ? 2 : 1)
        return room(before, share)
    }
}
