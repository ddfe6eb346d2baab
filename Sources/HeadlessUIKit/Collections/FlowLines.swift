/// Items of one section in lines, measured along the lines and across them.
///
/// Along is the direction in which items follow each other in a line; across is the one in which lines follow.
struct FlowLines {
    /// An item's place in its section.
    struct Place {
        var along: CGFloat
        var across: CGFloat
        var size: CGSize
    }

    private enum Sizes {
        case uniform(CGSize, perLine: Int, gap: CGFloat, start: CGFloat)
        case each([Place], lines: [Line])
    }

    private struct Line {
        let start: CGFloat
        let thickness: CGFloat
        let items: Range<Int>
    }

    let count: Int
    /// How far all lines reach together.
    let thickness: CGFloat
    private let lineGap: CGFloat
    private let sizes: Sizes

    /// Items of one size; `size` has its length along the lines as width. A full line is spread over `room`.
    init(count: Int, size: CGSize, room: CGFloat, gap: CGFloat, lineGap: CGFloat) {
        self.count = count
        self.lineGap = lineGap
        let perLine = max(1, Int((room + gap) / max(size.width + gap, 0.001)))
        let rest = room - CGFloat(perLine) * size.width
        let spread = perLine > 1 ? rest / CGFloat(perLine - 1) : 0
        sizes = .uniform(size, perLine: perLine, gap: spread, start: perLine == 1 ? max(0, rest / 2) : 0)
        let lines = (count + perLine - 1) / perLine
        thickness = lines == 0 ? 0 : CGFloat(lines) * (size.height + lineGap) - lineGap
    }

    /// Items of these sizes; each line takes as many as fit, and all but the last are spread over `room`.
    init(_ itemSizes: [CGSize], room: CGFloat, gap: CGFloat, lineGap: CGFloat) {
        count = itemSizes.count
        self.lineGap = lineGap
        var places: [Place] = []
        var lines: [Line] = []
        var first = 0
        while first < itemSizes.count {
            let end = Self.endOfLine(from: first, itemSizes, room: room, gap: gap)
            let start = lines.last.map { $0.start + $0.thickness + lineGap } ?? 0
            let line = Line(
                start: start,
                thickness: itemSizes[first..<end].map(\.height).max() ?? 0,
                items: first..<end
            )
            places += Self.spread(itemSizes[first..<end], in: line, room: room, gap: end < itemSizes.count ? nil : gap)
            lines.append(line)
            first = end
        }
        sizes = .each(places, lines: lines)
        thickness = lines.last.map { $0.start + $0.thickness } ?? 0
    }

    func place(of item: Int) -> Place {
        switch sizes {
        case .uniform(let size, let perLine, let gap, let start):
            Place(
                along: start + CGFloat(item % perLine) * (size.width + gap),
                across: CGFloat(item / perLine) * (size.height + lineGap),
                size: size
            )
        case .each(let places, _):
            places[item]
        }
    }

    /// The items of the lines between two places across.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, high > 0, low < thickness else { return 0..<0 }
        switch sizes {
        case .uniform(let size, let perLine, _, _):
            let pitch = max(size.height + lineGap, 0.001)
            let first = max(0, Int(((low - size.height) / pitch).rounded(.up)))
            let last = Int((high / pitch).rounded(.up))
            return min(first * perLine, count)..<max(min(first * perLine, count), min(last * perLine, count))
        case .each(_, let lines):
            let first = lines.partitioningIndex { $0.start + $0.thickness >= low }
            let end = lines.partitioningIndex { $0.start >= high }
            guard first < end else { return 0..<0 }
            return lines[first].items.lowerBound..<lines[end - 1].items.upperBound
        }
    }

    private static func endOfLine(from first: Int, _ sizes: [CGSize], room: CGFloat, gap: CGFloat) -> Int {
        var used = sizes[first].width
        var end = first + 1
        while end < sizes.count, used + gap + sizes[end].width <= room {
            used += gap + sizes[end].width
            end += 1
        }
        return end
    }

    /// Places a line's items, in the middle across, with `gap` between them or, for nil, spread over `room`.
    private static func spread(_ sizes: ArraySlice<CGSize>, in line: Line, room: CGFloat, gap: CGFloat?) -> [Place] {
        let rest = room - sizes.reduce(0) { $0 + $1.width }
        let between = gap ?? (sizes.count > 1 ? rest / CGFloat(sizes.count - 1) : 0)
        var along = gap == nil && sizes.count == 1 ? max(0, rest / 2) : 0
        return sizes.map { size in
            defer { along += size.width + between }
            return Place(along: along, across: line.start + (line.thickness - size.height) / 2, size: size)
        }
    }
}

extension Array {
    /// The first index from which on all elements satisfy `isAfter`.
    fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
