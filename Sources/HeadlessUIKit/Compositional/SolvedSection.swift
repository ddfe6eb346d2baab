/// One section of a compositional layout: equal groups, but for those whose views told other sizes.
@MainActor
struct SolvedSection {
    let section: NSCollectionLayoutSection
    let index: Int
    let count: Int
    /// The axis along which the collection scrolls.
    let axis: UIAxis
    /// Where the section begins.
    var start: CGFloat = 0
    /// How far the section is scrolled across.
    var scrolled: CGFloat = 0
    let edges: SectionEdges
    private let environment: LayoutEnvironment
    private let room: CGRect
    private let template: SolvedGroup
    private var special: [Int: SolvedGroup] = [:]
    /// The groups' lengths, each with the room after it.
    private var lengths: RowHeights
    private var told: [Int: CGSize] = [:]

    init(
        _ section: NSCollectionLayoutSection,
        index: Int,
        count: Int,
        axis: UIAxis,
        environment: LayoutEnvironment,
        told: [CollectionElement: CGSize]
    ) {
        self.section = section
        self.index = index
        self.count = count
        self.axis = axis
        self.environment = environment
        let insets = section.insets
        let whole = environment.effectiveRect
        room = whole.inset(by: insets)
        var edgeRoom = whole
        if section.followsInsets {
            edgeRoom.origin[axis.across] = room.origin[axis.across]
            edgeRoom.size[axis.across] = room.size[axis.across]
        }
        edges = SectionEdges(section.boundarySupplementaryItems, axis: axis, room: edgeRoom, section: index, told: told)
        template = GroupSolver(environment: environment) { _ in nil }
            .solve(section.group, in: room.size, guessed: [], first: 0)
        let perGroup = max(1, template.leaves.count)
        let groups = template.leaves.isEmpty ? 0 : (count + perGroup - 1) / perGroup
        let stack = section.isOrthogonal ? axis.across : axis
        lengths = RowHeights(count: groups, each: template.size[stack] + section.interGroupSpacing)
        for (element, size) in told where element.kind == .cell && element.path.first == index {
            self.told[element.path.item] = size
        }
        for group in Set(self.told.keys.map { $0 / perGroup }) where group < groups { solve(group) }
    }

    /// The axis along which groups follow each other.
    var stack: UIAxis { section.isOrthogonal ? axis.across : axis }
    private var perGroup: Int { max(1, template.leaves.count) }
    private var stackLength: CGFloat { lengths.count == 0 ? 0 : lengths.total - section.interGroupSpacing }

    /// The length of all groups and the room around them.
    var contentLength: CGFloat {
        let insets = section.insets
        let around = axis == .vertical ? insets.top + insets.bottom : insets.left + insets.right
        guard stack != axis else { return stackLength + around }
        let tallest = special.values.map { $0.size[axis] }.max() ?? 0
        return (count == 0 ? 0 : max(tallest, template.size[axis])) + around
    }
    var length: CGFloat { edges.before + contentLength + edges.after }
    /// How far the section can be scrolled across.
    var mostScrolled: CGFloat { stack == axis ? 0 : max(0, stackLength - room.size[stack]) }

    /// All of the section.
    var frame: CGRect {
        var frame = environment.effectiveRect
        frame.origin[axis] = start
        frame.size[axis] = length
        return frame
    }

    // MARK: Items

    func leaf(_ item: Int) -> SolvedGroup.Leaf? {
        let group = self.group(item / perGroup)
        guard (0..<count).contains(item), group.leaves.indices.contains(item % perGroup) else { return nil }
        var leaf = group.leaves[item % perGroup]
        let origin = origin(of: item / perGroup)
        leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        return leaf
    }

    /// What is beside the items of a group.
    func supplements(of group: Int) -> [(frame: CGRect, item: NSCollectionLayoutSupplementaryItem, number: Int)] {
        let origin = origin(of: group)
        return self.group(group).supplements.compactMap { supplement in
            let number = group * perGroup + supplement.leaf
            guard number < count else { return nil }
            return (supplement.frame.offsetBy(dx: origin.x, dy: origin.y), supplement.item, number)
        }
    }

    /// The groups that a rectangle touches.
    func groups(in rect: CGRect) -> Range<Int> {
        guard lengths.count > 0 else { return 0..<0 }
        let first = origin(of: 0)[stack]
        let low = rect.origin[stack] - first
        let high = low + rect.size[stack]
        guard high >= 0, low <= lengths.total else { return 0..<0 }
        return lengths.row(at: low)..<lengths.row(at: high) + 1
    }

    func items(of group: Int) -> Range<Int> {
        group * perGroup..<max(group * perGroup, min(count, (group + 1) * perGroup))
    }

    func group(of item: Int) -> Int { item / perGroup }

    private func group(_ number: Int) -> SolvedGroup { special[number] ?? template }

    private func origin(of group: Int) -> CGPoint {
        var origin = room.origin
        let before = axis == .vertical ? section.insets.top : section.insets.left
        origin[axis] = start + edges.before + before
        origin[stack] += lengths.offset(of: group) - (stack == axis ? 0 : scrolled)
        return origin
    }

    // MARK: Sizes that views tell

    /// Takes the size that an item's view told.
    mutating func take(_ size: CGSize, of item: Int) {
        guard (0..<count).contains(item), told[item] != size else { return }
        told[item] = size
        if item / perGroup < lengths.count { solve(item / perGroup) }
    }

    private mutating func solve(_ group: Int) {
        let first = group * perGroup
        let told = told
        let solved = GroupSolver(environment: environment) { told[first + $0] }
            .solve(section.group, in: room.size, guessed: [], first: 0)
        special[group] = solved
        lengths[group] = solved.size[stack] + section.interGroupSpacing
    }
}

extension NSCollectionLayoutSection {
    var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }

    var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: contentInsets.top,
            left: contentInsets.leading,
            bottom: contentInsets.bottom,
            right: contentInsets.trailing
        )
    }
}

extension LayoutEnvironment {
    /// The room within the insets.
    var effectiveRect: CGRect {
        CGRect(origin: CGPoint(x: contentInsets.leading, y: contentInsets.top), size: effectiveContentSize)
    }
}
