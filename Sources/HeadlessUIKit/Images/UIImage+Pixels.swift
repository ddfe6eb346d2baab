extension UIImage {
    /// The image of a picture's pixels, one to the point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// The image of a picture's pixels, `scale` of them to the point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        var source = cgImage.source
        source.scale = scale > 0 ? scale : 1
        source.orientation = orientation
        source.size = CGSize(
            width: CGFloat(cgImage.width) / source.scale,
            height: CGFloat(cgImage.height) / source.scale
        )
        if orientation.isSideways { source.size = CGSize(width: source.size.height, height: source.size.width) }
        self.init(source: source)
    }

    /// The picture's pixels; nil for an image without any.
    public var cgImage: CGImage? {
        guard source.origin != .none else { return nil }
        let upright = imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        return CGImage(
            width: Int((upright.width * scale).rounded()),
            height: Int((upright.height * scale).rounded()),
            source: source
        )
    }
}

extension UIImage.Orientation {
    /// Whether width and height change places.
    var isSideways: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        }
    }
}
