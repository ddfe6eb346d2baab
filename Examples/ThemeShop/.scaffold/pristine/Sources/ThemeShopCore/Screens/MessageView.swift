/// A message that fills a screen, with a button where something can be done about it.
public final class MessageView: UIView {
    private let label = ThemeShopLabel()
    private let button: UIButton?
    private let events = EventBag()

    /// Says `text`, and below it what `error` says for people to read, and offers `action`.
    public init(_ text: String, because error: (any Error)? = nil, action: UIAction? = nil) {
        button = action.map { UIButton(type: .system, primaryAction: $0) }
        super.init(frame: .zero)
        label.text = [text, (error as? any LocalizedError)?.errorDescription].compactMap(\.self).joined(
            separator: "\n"
        )
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
        if let button { addSubview(button) }
        events.followTheme { [weak self] in self?.backgroundColor = .appBackground }
    }

    /// Not made in a xib.
    public required init?(coder: NSCoder) {
        nil
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 48)
        let height = label.sizeThatFits(CGSize(width: width, height: bounds.height)).height
        label.frame = CGRect(x: 24, y: bounds.midY - height, width: width, height: height)
        button?.frame = CGRect(x: 24, y: label.frame.maxY + 8, width: width, height: 44)
    }
}
