/// The words, fields and buttons of an alert, one below the other.
final class AlertView: UIView {
    private static let room: CGFloat = 16
    private static let gap: CGFloat = 8
    private static let buttonHeight: CGFloat = 44

    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private var fields: [UITextField] = []
    private var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows what an alert says now.
    func show(_ alert: UIAlertController) {
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        for view in fields + buttons { view.removeFromSuperview() }
        fields = alert.textFields ?? []
        buttons = alert.shownActions.map { Self.button(for: $0, of: alert) }
        for view in fields + buttons { addSubview(view) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: place(in: size.width) { _, _ in })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(in: bounds.width) { $0.frame = $1 }
    }

    /// Gives each view its rectangle, and returns the height of all.
    private func place(in width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let inner = max(0, width - 2 * Self.room)
        var y = Self.room
        for label in [titleLabel, messageLabel] {
            let isEmpty = label.text?.isEmpty ?? true
            let height = isEmpty ? 0 : label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            put(label, CGRect(x: Self.room, y: y, width: inner, height: height))
            y += isEmpty ? 0 : height + Self.gap
        }
        for field in fields {
            put(field, CGRect(x: Self.room, y: y, width: inner, height: 30))
            y += 30 + Self.gap
        }
        for button in buttons {
            put(button, CGRect(x: 0, y: y, width: width, height: Self.buttonHeight))
            y += Self.buttonHeight
        }
        return y
    }

    private static func button(for action: UIAlertAction, of alert: UIAlertController) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.isEnabled = action.isEnabled
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.addAction(UIAction { [weak alert] _ in alert?.give(action) }, for: .touchUpInside)
        action.button = button
        return button
    }
}
