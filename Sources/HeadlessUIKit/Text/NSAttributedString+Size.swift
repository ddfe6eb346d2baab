extension NSAttributedString {
    /// The room that the text takes on one line for each paragraph.
    public func size() -> CGSize {
        TextLines(self, font: .systemFont(ofSize: 12), width: .infinity).size
    }

    /// The room that the text takes where no line may be wider than `size`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let width = isBroken && size.width < 1_000_000 ? size.width : .infinity
        let room = TextLines(self, font: .systemFont(ofSize: 12), width: width, limit: isBroken ? 0 : 1).size
        let bounds = CGRect(origin: .zero, size: room)
        context?.totalBounds = bounds
        return bounds
    }
}

extension NSString {
    /// The room that the text takes on one line for each paragraph.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(self), attributes: attrs).size()
    }

    /// The room that the text takes where no line may be wider than `size`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// The room that the text takes on one line for each paragraph.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    /// The room that the text takes where no line may be wider than `size`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
