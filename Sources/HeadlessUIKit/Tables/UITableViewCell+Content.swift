extension UITableViewCell {
    /// Takes a style after the cell was made, as a nib asks for.
    func take(_ style: CellStyle) {
        self.style = style
        _ = textLabel
        _ = detailTextLabel
    }

    func textPart() -> UILabel {
        if let text = parts.text { return text }
        let label = UILabel()
        label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
        if style == .value2 { label.textColor = .systemBlue }
        parts.text = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    func detailPart() -> UILabel {
        if let detail = parts.detail { return detail }
        let label = UILabel()
        label.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value2 ? 12 : 17)
        label.textColor = style == .value1 ? .secondaryLabel : .label
        parts.detail = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    func imagePart() -> UIImageView {
        if let image = parts.image { return image }
        let view = UIImageView()
        parts.image = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    func putBehind(_ view: UIView?, instead old: UIView?) {
        guard view !== old else { return }
        old?.removeFromSuperview()
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    func exchange(_ old: UIView?, for new: UIView?) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    func layoutContent() {
        updateConfigurations()
        let trailing = trailingView
        for view in [accessoryView, editingAccessoryView] { view?.isHidden = view !== trailing }
        let trailingWidth = trailing.map { $0.frame.width + 20 } ?? trailingType.width
        let leadingWidth: CGFloat = isEditing && currentEditingStyle != .none && shouldIndentWhileEditing ? 38 : 0
        contentView.frame = CGRect(
            x: leadingWidth,
            y: 0,
            width: max(0, bounds.width - leadingWidth - trailingWidth),
            height: bounds.height
        )
        if let trailing {
            trailing.center = CGPoint(x: bounds.width - trailing.frame.width / 2 - 16, y: bounds.midY)
        }
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        host.layout(in: contentView)
        parts.layout(in: contentView.bounds, style: style, indent: CGFloat(indentationLevel) * indentationWidth)
    }

    func fittingSize(width: CGFloat) -> CGSize {
        if let size = host.size(width: width) { return CGSize(width: width, height: max(44, size.height)) }
        guard parts.text != nil || parts.detail != nil || parts.image != nil else {
            return CGSize(width: width, height: ownHeight)
        }
        return CGSize(width: width, height: parts.height(width: width - trailingType.width, style: style))
    }

    private var trailingView: UIView? { isEditing ? editingAccessoryView : accessoryView }
    var trailingType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
}
