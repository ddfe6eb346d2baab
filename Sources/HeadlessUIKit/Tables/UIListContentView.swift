/// Shows the words and the image of a row.
@MainActor
open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let label = UILabel()
    private let smallLabel = UILabel()
    private let picture = UIImageView()

    /// A view that shows `configuration`.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for view in [picture, label, smallLabel] { addSubview(view) }
        show()
    }

    /// Such views are not read from nibs.
    public required init?(coder: NSCoder) {
        nil
    }

    /// What is shown; only a `UIListContentConfiguration` can be.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let list = newValue as? UIListContentConfiguration else { return }
            content = list
            show()
        }
    }

    /// Where the words are; nil where there are none.
    open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : guides.text }
    /// Where the words below or beside are; nil where there are none.
    open var secondaryTextLayoutGuide: UILayoutGuide? { smallLabel.isHidden ? nil : guides.secondary }
    /// Where the image is; nil where there is none.
    open var imageLayoutGuide: UILayoutGuide? { picture.isHidden ? nil : guides.image }
    private lazy var guides = (
        text: PartLayoutGuide(of: self) { [label] in label.frame },
        secondary: PartLayoutGuide(of: self) { [smallLabel] in smallLabel.frame },
        image: PartLayoutGuide(of: self) { [picture] in picture.frame }
    )

    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(width: bounds.width, height: bounds.height)
        picture.frame = places.image
        label.frame = places.text
        smallLabel.frame = places.secondary
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let places = places(width: size.width, height: 0)
        let margins = content.directionalLayoutMargins
        let words = max(places.text.maxY, places.secondary.maxY) - min(places.text.minY, places.secondary.minY)
        return CGSize(width: size.width, height: max(words, places.image.height) + margins.top + margins.bottom)
    }

    private func show() {
        set(content.text, content.attributedText, with: content.textProperties, on: label)
        set(
            content.secondaryText,
            content.secondaryAttributedText,
            with: content.secondaryTextProperties,
            on: smallLabel
        )
        picture.image = content.image
        picture.isHidden = content.image == nil
        picture.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
        picture.layer.cornerRadius = content.imageProperties.cornerRadius
        setNeedsLayout()
    }

    private func set(
        _ text: String?,
        _ attributed: NSAttributedString?,
        with properties: UIListContentConfiguration.TextProperties,
        on label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map { properties.transform.applied(to: $0) }
        }
        label.isHidden = label.text == nil
    }

    private func places(width: CGFloat, height: CGFloat) -> (image: CGRect, text: CGRect, secondary: CGRect) {
        let margins = content.directionalLayoutMargins
        var left = margins.leading
        let image = imageSize
        let imageFrame = CGRect(x: left, y: (height - image.height) / 2, width: image.width, height: image.height)
        if image != .zero { left += image.width + content.imageToTextPadding }
        let room = max(0, width - left - margins.trailing)
        let words = label.sizeThatFits(CGSize(width: room, height: 0))
        let small = smallLabel.sizeThatFits(CGSize(width: room, height: 0))
        if content.prefersSideBySideTextAndSecondaryText {
            let tall = max(words.height, small.height)
            let top = (height - tall) / 2
            return (
                imageFrame, CGRect(x: left, y: top, width: max(0, room - small.width), height: words.height),
                CGRect(x: width - margins.trailing - small.width, y: top, width: small.width, height: small.height)
            )
        }
        let gap = small == .zero ? 0 : content.textToSecondaryTextVerticalPadding
        let top = (height - words.height - gap - small.height) / 2
        return (
            imageFrame, CGRect(x: left, y: top, width: room, height: words.height),
            CGRect(x: left, y: top + words.height + gap, width: room, height: small.height)
        )
    }

    private var imageSize: CGSize {
        let reserved = content.imageProperties.reservedLayoutSize
        let natural = limited(content.image?.size ?? .zero)
        return CGSize(
            width: reserved.width > 0 ? reserved.width : natural.width,
            height: reserved.height > 0 ? reserved.height : natural.height
        )
    }

    /// An image's size within the largest that it may have, in its own proportions.
    private func limited(_ size: CGSize) -> CGSize {
        let most = content.imageProperties.maximumSize
        let scale = min(
            most.width > 0 && size.width > 0 ? min(1, most.width / size.width) : 1,
            most.height > 0 && size.height > 0 ? min(1, most.height / size.height) : 1
        )
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    fileprivate func applied(to words: String) -> String {
        switch self {
        case .none: words
        case .uppercase: words.uppercased()
        case .lowercase: words.lowercased()
        case .capitalized: words.capitalized
        }
    }
}
