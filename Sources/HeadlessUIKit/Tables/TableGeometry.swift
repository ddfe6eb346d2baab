/// Where everything of a table is, from top to bottom.
struct TableGeometry {
    /// One section's heights.
    struct Section {
        var header: CGFloat
        var rows: RowHeights
        var footer: CGFloat
        /// Whether the rows take their cells' heights when these are known.
        var isSelfSizing: Bool

        var height: CGFloat { header + rows.total + footer }
    }

    let width: CGFloat
    let headerHeight: CGFloat
    let footerHeight: CGFloat
    private(set) var sections: [Section]
    private var tops: [CGFloat] = []

    init(width: CGFloat, headerHeight: CGFloat, footerHeight: CGFloat, sections: [Section]) {
        self.width = width
        self.headerHeight = headerHeight
        self.footerHeight = footerHeight
        self.sections = sections
        sumUp()
    }

    var size: CGSize { CGSize(width: width, height: (tops.last ?? headerHeight) + footerHeight) }
    var footerTop: CGFloat { tops.last ?? headerHeight }

    func sectionRect(_ section: Int) -> CGRect { strip(tops[section], sections[section].height) }
    func headerRect(_ section: Int) -> CGRect { strip(tops[section], sections[section].header) }

    func footerRect(_ section: Int) -> CGRect {
        strip(tops[section + 1] - sections[section].footer, sections[section].footer)
    }

    func rowRect(_ path: IndexPath) -> CGRect {
        let section = sections[path.section]
        let top = tops[path.section] + section.header + section.rows.offset(of: path.row)
        return strip(top, section.rows[path.row])
    }

    /// The sections that a part of the table touches.
    func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = firstSection(endingAfter: top)
        var end = first
        while end < sections.count, tops[end] < bottom { end += 1 }
        return first..<end
    }

    /// The rows of a section that a part of the table touches.
    func rows(in section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let rows = sections[section].rows
        let start = tops[section] + sections[section].header
        guard rows.count > 0, bottom > start, top < start + rows.total else { return 0..<0 }
        let first = rows.row(at: top - start)
        let last = rows.row(at: bottom - start)
        return first..<(rows.offset(of: last) < bottom - start ? last + 1 : last)
    }

    /// Takes the height that a row's cell turned out to have.
    mutating func setHeight(_ height: CGFloat, at path: IndexPath) {
        guard sections[path.section].rows[path.row] != height else { return }
        sections[path.section].rows[path.row] = height
        sumUp()
    }

    /// Takes the heights that rows' cells turned out to have, where rows have such heights.
    mutating func setHeights(_ heights: [IndexPath: CGFloat]) {
        for (path, height) in heights where sections[path.section].isSelfSizing {
            sections[path.section].rows[path.row] = height
        }
        sumUp()
    }

    private mutating func sumUp() {
        tops = sections.reduce(into: [headerHeight]) { $0.append(($0.last ?? 0) + $1.height) }
    }

    private func firstSection(endingAfter offset: CGFloat) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if tops[middle + 1] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func strip(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: width, height: height)
    }
}
