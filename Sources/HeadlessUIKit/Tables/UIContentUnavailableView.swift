/// Shows that content is not there.
@MainActor
@available(iOS 17.0, *)
open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let picture = UIImageView()
    private let wheel = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let label = UILabel()
    private let smallLabel = UILabel()
    private var buttons: [UIButton] = []

    /// A view that shows `configuration`.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for view in [picture, wheel, label, smallLabel] { addSubview(view) }
        show()
    }

    /// Such views are not read from nibs.
    public required init?(coder: NSCoder) {
        nil
    }

    /// What is shown; only a `UIContentUnavailableConfiguration` can be.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            content = new
            show()
        }
    }
    /// Whether content that is too high scrolls.
    open var isScrollEnabled = true

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = content.directionalLayoutMargins
        let width = max(0, bounds.width - margins.leading - margins.trailing)
        let rows = rows(width: width)
        let height = rows.reduce(0) { $0 + $1.size.height + $1.gap }
        var top = margins.top + (bounds.height - margins.top - margins.bottom - height) / 2
        for row in rows {
            top += row.gap
            let left = margins.leading + (width - row.size.width) / 2
            row.view.frame = CGRect(origin: CGPoint(x: left, y: top), size: row.size)
            top += row.size.height
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = content.directionalLayoutMargins
        let rows = rows(width: max(0, size.width - margins.leading - margins.trailing))
        let height = rows.reduce(margins.top + margins.bottom) { $0 + $1.size.height + $1.gap }
        return CGSize(width: size.width, height: height)
    }

    private func show() {
        picture.image = content.image
        picture.tintColor = content.imageProperties.tintColor ?? .secondaryLabel
        wheel.isHidden = !content.isLoading
        if content.isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
        set(content.text, content.attributedText, content.textProperties, on: label)
        set(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, on: smallLabel)
        for button in buttons { button.removeFromSuperview() }
        buttons = [
            made(content.button, content.buttonProperties),
            made(content.secondaryButton, content.secondaryButtonProperties),
        ].compactMap(\.self)
        backgroundColor = content.background.resolvedBackgroundColor(for: tintColor)
        setNeedsLayout()
    }

    private func set(
        _ text: String?,
        _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties,
        on label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment = .center
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = label.text == nil
    }

    /// A button; nil where it would show nothing.
    private func made(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        guard configuration.title != nil || configuration.image != nil else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.menu = properties.menu
        addSubview(button)
        return button
    }

    /// What is shown, one below the other, each with the room above it.
    private func rows(width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
        var rows: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        func add(_ view: UIView, _ size: CGSize, gap: CGFloat) {
            rows.append((view, CGSize(width: min(width, size.width), height: size.height), rows.isEmpty ? 0 : gap))
        }
        if content.isLoading { add(wheel, wheel.bounds.size, gap: 0) }
        if let image = content.image { add(picture, image.size, gap: 0) }
        let room = CGSize(width: width, height: 0)
        if !label.isHidden { add(label, label.sizeThatFits(room), gap: content.imageToTextPadding) }
        if !smallLabel.isHidden {
            add(smallLabel, smallLabel.sizeThatFits(room), gap: content.textToSecondaryTextPadding)
        }
        for (index, button) in buttons.enumerated() {
            let gap = index == 0 ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding
            add(button, button.sizeThatFits(room), gap: gap)
        }
        return rows
    }
}
