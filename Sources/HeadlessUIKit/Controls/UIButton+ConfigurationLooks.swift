extension UIButton.Configuration {
    /// The words as labels take them.
    var shownTitle: NSAttributedString? {
        attributedTitle.map { looks(of: $0, by: titleTextAttributesTransformer) }
    }

    /// The smaller words as labels take them.
    var shownSubtitle: NSAttributedString? {
        attributedSubtitle.map { looks(of: $0, by: subtitleTextAttributesTransformer) }
    }

    private func looks(
        of words: AttributedString,
        by transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
        guard let transformer else { return NSAttributedString(words) }
        var changed = words
        for run in words.runs { changed[run.range].setAttributes(transformer(run.attributes)) }
        return NSAttributedString(changed)
    }

    /// The colour of words and image.
    @MainActor
    func ink(for button: UIButton) -> UIColor {
        guard button.isEnabled else { return .tertiaryLabel }
        if let baseForegroundColor { return baseForegroundColor }
        return style == .filled ? .white : button.tintColor
    }

    /// The colour of the ground; nil where there is none.
    @MainActor
    func ground(for button: UIButton) -> UIColor? {
        if let color = background.backgroundColor { return color }
        let base = baseBackgroundColor ?? button.tintColor ?? .systemBlue
        return switch style {
        case .plain: baseBackgroundColor
        case .gray: baseBackgroundColor ?? .systemFill
        case .tinted: base.withAlphaComponent(0.18)
        case .filled: button.isEnabled ? base : .systemFill
        }
    }

    func cornerRadius(in size: CGSize) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic: style == .plain ? background.cornerRadius : max(background.cornerRadius, 5.95)
        case .small: 4
        case .medium: 6
        case .large: 8
        case .capsule: size.height / 2
        }
    }
}
