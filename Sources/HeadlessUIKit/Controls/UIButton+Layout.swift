extension UIButton {
    /// The room around the content.
    var insets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// The room that all parts want, with the insets and the least height of a finger's target.
    var contentSize: CGSize {
        let parts = partsSize
        let extra: CGFloat = configuration == nil && contentEdgeInsets == .zero ? 12 : 0
        return CGSize(
            width: max(parts.width + insets.left + insets.right, configuration == nil ? 30 : 0),
            height: parts.height + insets.top + insets.bottom + (label == nil ? 0 : extra)
        )
    }

    func layoutParts() {
        let content = contentRect(forBounds: bounds)
        picture?.frame = imageRect(forContentRect: content)
        wheel?.frame = imageRect(forContentRect: content)
        label?.frame = titleRect(forContentRect: content)
        if let smallLabel, let label {
            let size = smallLabel.intrinsicContentSize
            let top = label.frame.maxY + (configuration?.titlePadding ?? 0)
            smallLabel.frame = CGRect(x: label.frame.minX, y: top, width: size.width, height: size.height)
        }
    }

    /// Where image and title go: the image before the title, or where the configuration puts it.
    func places(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let image = pictureSize
        let words = wordsSize
        let start = alignedStart(in: content)
        let placement = configuration?.imagePlacement ?? .leading
        let gap = image == .zero || words == .zero ? 0 : configuration?.imagePadding ?? 0
        let middle = start.y + partsSize.height / 2
        let center = start.x + partsSize.width / 2
        func across(_ size: CGSize, from left: CGFloat) -> CGRect {
            CGRect(x: left, y: middle - size.height / 2, width: size.width, height: size.height)
        }
        func down(_ size: CGSize, from top: CGFloat) -> CGRect {
            CGRect(x: center - size.width / 2, y: top, width: size.width, height: size.height)
        }
        let frames =
            switch placement {
            case .trailing: (across(image, from: start.x + words.width + gap), across(words, from: start.x))
            case .top: (down(image, from: start.y), down(words, from: start.y + image.height + gap))
            case .bottom: (down(image, from: start.y + words.height + gap), down(words, from: start.y))
            default: (across(image, from: start.x), across(words, from: start.x + image.width + gap))
            }
        return (moved(frames.0, by: imageEdgeInsets), moved(titleFrame(frames.1), by: titleEdgeInsets))
    }

    private func alignedStart(in content: CGRect) -> CGPoint {
        let size = partsSize
        let x =
            switch effectiveContentHorizontalAlignment {
            case .left, .fill, .leading: content.minX
            case .right, .trailing: content.maxX - size.width
            case .center: content.midX - size.width / 2
            }
        let y =
            switch contentVerticalAlignment {
            case .top, .fill: content.minY
            case .bottom: content.maxY - size.height
            case .center: content.midY - size.height / 2
            }
        return CGPoint(x: x, y: y)
    }

    private func titleFrame(_ words: CGRect) -> CGRect {
        guard let smallLabel, smallLabel.text != nil else { return words }
        return CGRect(origin: words.origin, size: label?.intrinsicContentSize ?? .zero)
    }

    private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
        frame.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }

    private var pictureSize: CGSize { wheel?.intrinsicContentSize ?? currentImage?.size ?? .zero }

    /// The room of title and subtitle; the title gives way where the button is too narrow.
    private var wordsSize: CGSize {
        let title = label?.intrinsicContentSize ?? .zero
        let subtitle = smallLabel?.intrinsicContentSize ?? .zero
        let gap = smallLabel == nil ? 0 : configuration?.titlePadding ?? 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private var partsSize: CGSize {
        let image = pictureSize
        let words = wordsSize
        let gap = image == .zero || words == .zero ? 0 : configuration?.imagePadding ?? 0
        let isStacked = configuration.map { [.top, .bottom].contains($0.imagePlacement) } ?? false
        return isStacked
            ? CGSize(width: max(image.width, words.width), height: image.height + gap + words.height)
            : CGSize(width: image.width + gap + words.width, height: max(image.height, words.height))
    }
}
