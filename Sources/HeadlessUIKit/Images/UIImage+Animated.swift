extension UIImage {
    /// An image that shows others in turn; nil for none.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.frames = images
            // As UIKit does where no duration is given: a thirtieth of a second for each.
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// An image that shows the files `name0`, `name1` and so on in turn; nil where there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let images = sequence(first: 0) { $0 < 1023 ? $0 + 1 : nil }.lazy.map { UIImage(named: "\(name)\($0)") }
        // The numbers may start with 0 or 1 and end with the first that is missing.
        let found = Array(images.prefix(1)) + Array(images.dropFirst().prefix { $0 != nil })
        return animatedImage(with: found.compactMap { $0 }, duration: duration)
    }

    /// An animated image, stretchable between edges that keep their size; nil where there is none of the name.
    public class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// An animated image, stretchable between edges that keep their size; nil where there is none of the name.
    public class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        resizingMode: UIImage.ResizingMode,
        duration: TimeInterval
    ) -> UIImage? {
        animatedImageNamed(name, duration: duration)?
            .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
}
