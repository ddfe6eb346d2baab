/// Places the items of a group.
@MainActor
struct GroupSolver {
    let environment: LayoutEnvironment
    /// The size that the view of an item, counted in the group, told.
    let told: (Int) -> CGSize?

    /// Places an item, or the items of a group, in a room whose sides along `guessed` are guesses.
    ///
    /// - Parameters:
    ///   - length: The item's length along an axis where what it is in decides on it.
    ///   - first: The number of the first item placed.
    func solve(
        _ item: NSCollectionLayoutItem,
        in room: CGSize,
        guessed: UIAxis,
        length: (axis: UIAxis, points: CGFloat)? = nil,
        first: Int
    ) -> SolvedGroup {
        var size = item.layoutSize.size(in: room)
        var guesses = item.layoutSize.guesses(in: guessed)
        if let length {
            size[length.axis] = length.points
            guesses.remove(length.axis)
        }
        var solved =
            (item as? NSCollectionLayoutGroup).map { solve($0, size: size, guesses: guesses, first: first) }
            ?? leaf(item, size: size, guesses: guesses, number: first)
        let whole = CGRect(origin: .zero, size: solved.size)
        let frame = item is NSCollectionLayoutGroup ? whole : solved.leaves.first?.frame ?? whole
        solved.supplements += item.supplementaryItems.map {
            SolvedGroup.Supplement(frame: $0.frame(beside: frame), item: $0, leaf: first)
        }
        return solved
    }

    private func leaf(_ item: NSCollectionLayoutItem, size: CGSize, guesses: UIAxis, number: Int) -> SolvedGroup {
        var size = size
        if let known = told(number) {
            if guesses.contains(.horizontal) { size.width = known.width }
            if guesses.contains(.vertical) { size.height = known.height }
        }
        let frame = CGRect(origin: .zero, size: size).inset(by: item.insets(guessing: guesses))
        return SolvedGroup(size: size, leaves: [SolvedGroup.Leaf(frame: frame, guesses: guesses)])
    }

    private func solve(_ group: NSCollectionLayoutGroup, size: CGSize, guesses: UIAxis, first: Int) -> SolvedGroup {
        let insets = group.insets(guessing: guesses)
        let inner = CGRect(origin: .zero, size: size).inset(by: insets).size
        switch group.content {
        case .custom(let provide):
            let leaves = provide(environment.with(size: inner)).map { item in
                SolvedGroup.Leaf(
                    frame: item.frame.offsetBy(dx: insets.left, dy: insets.top),
                    zIndex: item.zIndex
                )
            }
            return SolvedGroup(size: size, leaves: leaves)
        case .list(let axis):
            var line = GroupLine(axis: axis, room: inner, guesses: guesses, spacing: group.interItemSpacing)
            fill(&line, with: group.subitems, first: first)
            return line.placed(in: size, insets: insets)
        case .repeated(let axis, let count):
            var line = GroupLine(axis: axis, room: inner, guesses: guesses, spacing: group.interItemSpacing)
            for _ in 0..<max(0, count) { add(group.subitems.first, to: &line, first: first) }
            return line.placed(in: size, insets: insets)
        case .even(let axis, let count):
            var line = GroupLine(axis: axis, room: inner, guesses: guesses, spacing: group.interItemSpacing)
            let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(max(0, count - 1))
            let length = max(0, inner[axis] - gaps) / CGFloat(max(1, count))
            for _ in 0..<max(0, count) {
                add(group.subitems.first, to: &line, length: guesses.contains(axis) ? nil : length, first: first)
            }
            return line.placed(in: size, insets: insets)
        }
    }

    /// As many items, in turn, as fit; in a line whose length is a guess each once.
    private func fill(_ line: inout GroupLine, with items: [NSCollectionLayoutItem], first: Int) {
        guard !items.isEmpty else { return }
        var number = 0
        while number < Self.mostItems {
            let item = items[number % items.count]
            let block = solve(item, in: line.room, guessed: line.guesses, first: first + line.count)
            let isFirstTurn = number < items.count
            guard line.isOpen ? isFirstTurn : line.hasRoom(for: block, item) else { return }
            line.add(block, item)
            if block.size[line.axis] <= 0, number + 1 >= items.count { return }
            number += 1
        }
    }

    /// Items that a group may hold before it counts as endless.
    private static var mostItems: Int { 10_000 }

    private func add(
        _ item: NSCollectionLayoutItem?,
        to line: inout GroupLine,
        length: CGFloat? = nil,
        first: Int
    ) {
        guard let item else { return }
        let block = solve(
            item,
            in: line.room,
            guessed: line.guesses,
            length: length.map { (line.axis, $0) },
            first: first + line.count
        )
        line.add(block, item)
    }
}
