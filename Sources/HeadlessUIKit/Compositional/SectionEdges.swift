/// The headers, footers and the like of a section or of all sections, placed before and after what they surround.
@MainActor
struct SectionEdges {
    private(set) var edges: [SectionEdge] = []
    /// The length of what stands before.
    private(set) var before: CGFloat = 0
    /// The length of what stands after.
    private(set) var after: CGFloat = 0
    private let axis: UIAxis
    private let room: CGRect

    /// - Parameters:
    ///   - axis: The axis along which the collection scrolls.
    ///   - room: Where they may be across, and how much room they have.
    ///   - section: The section's number; nil for what surrounds all sections.
    init(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem],
        axis: UIAxis,
        room: CGRect,
        section: Int?,
        told: [CollectionElement: CGSize]
    ) {
        self.axis = axis
        self.room = room
        var numbers: [String: Int] = [:]
        for item in items {
            let number = numbers[item.elementKind, default: 0]
            numbers[item.elementKind] = number + 1
            let path = section.map { IndexPath(item: number, section: $0) } ?? IndexPath(index: number)
            add(item, path, told)
        }
    }

    private mutating func add(
        _ item: NSCollectionLayoutBoundarySupplementaryItem,
        _ path: IndexPath,
        _ told: [CollectionElement: CGSize]
    ) {
        let guesses = item.layoutSize.guesses(in: [])
        var size = item.layoutSize.size(in: room.size)
        if let known = told[CollectionElement(kind: .supplementary(item.elementKind), path: path)] {
            if guesses.contains(.horizontal) { size.width = known.width }
            if guesses.contains(.vertical) { size.height = known.height }
        }
        let unit = item.alignment.unit
        var origin = CGPoint.zero
        origin[axis.across] =
            room.origin[axis.across] + (room.size[axis.across] - size[axis.across]) * unit[axis.across]
        origin[axis] = unit[axis] == 1 ? after : before
        if item.extendsBoundary {
            if unit[axis] == 0 { before += size[axis] }
            if unit[axis] == 1 { after += size[axis] }
        } else if unit[axis] == 1 {
            origin[axis] = after - size[axis]
        }
        let frame = CGRect(origin: origin, size: size).inset(by: item.insets(guessing: guesses))
        edges.append(SectionEdge(item: item, path: path, frame: frame, guesses: guesses))
    }

    /// Where an edge is, around content of a length.
    func frame(of edge: SectionEdge, content: CGFloat) -> CGRect {
        var frame = edge.frame
        let unit = edge.item.alignment.unit[axis]
        if unit == 1 { frame.origin[axis] += before + content }
        if unit == 0.5 { frame.origin[axis] = before + (content - frame.size[axis]) / 2 }
        return frame.offsetBy(dx: edge.item.offset.x, dy: edge.item.offset.y)
    }
}
