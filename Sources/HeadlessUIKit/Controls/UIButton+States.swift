extension UIButton {
    /// Sets the configuration of a symbol for a state.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: UIControl.State
    ) {
        set(\.symbolConfiguration, to: configuration, for: state)
    }

    /// The words for a state.
    public func title(for state: UIControl.State) -> String? {
        faces[\.title, for: state] ?? configuration?.title
    }

    /// The words, with their looks, for a state.
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        faces[\.attributedTitle, for: state]
    }

    /// The words' colour for a state.
    public func titleColor(for state: UIControl.State) -> UIColor? {
        faces[\.titleColor, for: state] ?? standardColor(for: state)
    }

    /// The colour of the words' shadow for a state.
    public func titleShadowColor(for state: UIControl.State) -> UIColor? {
        faces[\.titleShadowColor, for: state]
    }

    /// The image for a state.
    public func image(for state: UIControl.State) -> UIImage? {
        faces[\.image, for: state] ?? configuration?.image
    }

    /// The image behind everything for a state.
    public func backgroundImage(for state: UIControl.State) -> UIImage? {
        faces[\.backgroundImage, for: state]
    }

    /// The configuration of a symbol for a state.
    public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        faces[\.symbolConfiguration, for: state]
    }

    /// The words now.
    public var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The words now, with their looks.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The words' colour now.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the words' shadow now.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image now.
    public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The image behind everything now.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The configuration of a symbol now.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    private func standardColor(for state: UIControl.State) -> UIColor? {
        guard buttonType != .custom else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }
}
