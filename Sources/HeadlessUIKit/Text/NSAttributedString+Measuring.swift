extension NSAttributedString {
    /// The room that the text takes, in lines that end only where it says so; not rounded.
    public func size() -> CGSize {
        measure().size()
    }

    /// The rectangle that the text takes in a room as wide as `size`; it may be higher than that.
    ///
    /// Without `usesLineFragmentOrigin` the text makes one line, and the rectangle is told from its baseline.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds =
            options.contains(.usesLineFragmentOrigin)
            ? boundsOfLines(in: size, options: options) : boundsOfLine(in: size, options: options, context: context)
        context?.totalBounds = bounds
        return bounds
    }

    private func boundsOfLines(in size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        let lines = measure().lines(width: size.width > 0 ? size.width : .infinity)
        var seen = lines
        if options.contains(.truncatesLastVisibleLine), size.height > 0 {
            var height: CGFloat = 0
            let fitting = lines.prefix { line in
                height += (height == 0 ? 0 : line.gapBefore) + line.height
                return height <= size.height
            }
            seen = Array(lines.prefix(max(1, fitting.count)))
        }
        return CGRect(
            x: 0,
            y: 0,
            width: seen.map(\.width).max() ?? 0,
            height: seen.height
        )
    }

    private func boundsOfLine(
        in size: CGSize,
        options: NSStringDrawingOptions,
        context: NSStringDrawingContext?
    ) -> CGRect {
        guard let line = measure().lines(width: .infinity).first else { return .zero }
        let least = context.map { $0.minimumScaleFactor > 0 ? $0.minimumScaleFactor : 1 } ?? 1
        let isTooWide = size.width > 0 && line.width > size.width
        let scale = isTooWide ? max(least, size.width / line.width) : 1
        context?.actualScaleFactor = scale
        let width = line.width * scale
        let isCut = options.contains(.truncatesLastVisibleLine) && size.width > 0
        return CGRect(
            x: 0,
            y: -line.descent * scale,
            width: isCut ? min(width, size.width) : width,
            height: line.height * scale
        )
    }

    /// Measures the text; without a font of its own it is in Helvetica of 12 points.
    private func measure() -> AttributedMeasure {
        AttributedMeasure(self, font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12))
    }
}
