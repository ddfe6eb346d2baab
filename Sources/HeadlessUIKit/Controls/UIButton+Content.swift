extension UIButton {
    func take(_ type: ButtonType) {
        buttonType = type
        if let name = type.symbolName { setImage(UIImage(systemName: name), for: .normal) }
        contentDidChange()
    }

    /// Shows an action and does it when the button is tapped.
    func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Sets a part of what is shown in a state.
    func set<Value>(_ part: WritableKeyPath<ButtonFaces.Face, Value?>, to value: Value?, for state: UIControl.State) {
        faces[part, for: state] = value
        contentDidChange()
    }

    func contentDidChange() {
        if isHoldingContent { isContentLate = true } else { showContent() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Lets several changes be made, and shows what comes of them once, in the end or when somebody looks at the parts.
    func changeTogether(_ changes: () -> Void) {
        isHoldingContent = true
        changes()
        isHoldingContent = false
        showLateContent()
    }

    /// Shows what changed and was not yet shown.
    func showLateContent() {
        guard isContentLate else { return }
        showContent()
    }

    /// The label of the title, made when it is first asked for.
    func titlePart() -> UILabel {
        if let label { return label }
        let label = makeTitlePart()
        if isHoldingContent { isContentLate = true } else { showContent() }
        return label
    }

    private func makeTitlePart() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
        label.lineBreakMode = .byTruncatingMiddle
        self.label = label
        addSubview(label)
        return label
    }

    /// The view of the image, made when it is first asked for.
    func picturePart() -> UIImageView {
        if let picture { return picture }
        let picture = UIImageView(image: currentImage)
        self.picture = picture
        addSubview(picture)
        return picture
    }

    /// Gives the parts what the state and the configuration say.
    func showContent() {
        isContentLate = false
        showTitle()
        showSubtitle()
        if currentImage != nil || picture != nil { picturePart().image = currentImage }
        showWheel()
        if let configuration { layer.cornerRadius = configuration.cornerRadius(in: bounds.size) }
        if let ground = configuration?.ground(for: self) { backgroundColor = ground }
    }

    private func showTitle() {
        let title =
            configuration?.shownTitle ?? currentAttributedTitle ?? currentTitle.map { NSAttributedString(string: $0) }
        guard title != nil || label != nil else { return }
        let label = label ?? makeTitlePart()
        if label.attributedText != title { label.attributedText = title }
        let ownColor = title?.attributes.foregroundColor
        label.textColor = ownColor ?? configuration?.ink(for: self) ?? currentTitleColor
        label.shadowColor = currentTitleShadowColor
        if let configuration { label.textAlignment = configuration.titleAlignment.textAlignment }
    }

    /// Lets a wheel turn in the image's place while the configuration says so.
    private func showWheel() {
        guard configuration?.showsActivityIndicator == true else {
            wheel?.removeFromSuperview()
            wheel = nil
            picture?.isHidden = false
            return
        }
        let turning = wheel ?? UIActivityIndicatorView(style: .medium)
        wheel = turning
        if let color = configuration?.ink(for: self) {
            turning.color = configuration?.activityIndicatorColorTransformer?(color) ?? color
        }
        turning.startAnimating()
        picture?.isHidden = true
        if turning.superview == nil { addSubview(turning) }
    }

    private func showSubtitle() {
        guard let subtitle = configuration?.shownSubtitle else {
            smallLabel?.removeFromSuperview()
            smallLabel = nil
            return
        }
        let label = smallLabel ?? UILabel()
        label.font = .systemFont(ofSize: 12)
        label.attributedText = subtitle
        label.textColor = configuration?.ink(for: self)
        smallLabel = label
        if label.superview == nil { addSubview(label) }
    }
}
