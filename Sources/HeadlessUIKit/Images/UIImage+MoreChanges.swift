extension UIImage {
    /// The image, aligned in layouts by what is inside of insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentInsets = alignmentInsets }
    }

    /// The image, mirrored where reading goes from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// The image as in a mirror.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// How far the baseline is from the bottom, in points; nil for an image without one.
    public var baselineOffsetFromBottom: CGFloat? { source.baseline }

    /// The image with a baseline, in points from the bottom.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baseline = baselineOffset }
    }

    /// The image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        changed { $0.baseline = nil }
    }

    /// The image, with a middle of one point that fills when it is stretched.
    @available(iOS, introduced: 2.0, deprecated: 5.0, message: "Use resizableImage(withCapInsets:) instead")
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top,
            left: left,
            bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0
        )
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    // MARK: Preparing

    /// The image, ready to be shown.
    public func preparingForDisplay() -> UIImage? { self }

    /// Hands the image, ready to be shown, to a block.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// The image, ready to be shown.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// The image, as large as fits into a size without being distorted; nil for a size of nothing.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
        let share = min(size.width / self.size.width, size.height / self.size.height)
        let fitting = CGSize(width: self.size.width * share, height: self.size.height * share)
        return UIGraphicsImageRenderer(size: fitting, format: imageRendererFormat).image { _ in
            draw(in: CGRect(origin: .zero, size: fitting))
        }
    }

    /// Hands the image, as large as fits into a size, to a block.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// The image, as large as fits into a size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

extension UIImage.Orientation {
    /// The same as in a mirror.
    fileprivate var mirrored: UIImage.Orientation {
        UIImage.Orientation(rawValue: (rawValue + 4) % 8) ?? .upMirrored
    }
}
