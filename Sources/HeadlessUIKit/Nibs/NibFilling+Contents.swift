internal import XibDocument

extension NibFilling {
    /// Makes the views inside, and puts each where it belongs.
    func fillContents(of view: UIView) {
        switch view {
        case let stack as UIStackView:
            for subview in subviews() { stack.addArrangedSubview(subview) }
        case let cell as UITableViewCell:
            fillContentView(cell.contentView)
            fillParts(of: cell)
            for subview in subviews() { cell.addSubview(subview) }
        case let effects as UIVisualEffectView:
            fillContentView(effects.contentView)
        case let cell as UICollectionViewCell:
            fillContentView(cell.contentView)
            for subview in subviews() { cell.addSubview(subview) }
        default:
            if let content = node.child(key: "contentView").flatMap(nib.make) as? UIView { view.addSubview(content) }
            for subview in subviews() { view.addSubview(subview) }
        }
    }

    func subviews() -> [UIView] {
        let excluded = node.excluded(from: "subviews", for: nib.sizes)
        return node.contents(of: "subviews").compactMap { element in
            let view = nib.make(element) as? UIView
            return element.id.map(excluded.contains) == true ? nil : view
        }
    }

    /// The view made of the element that stands for `key`.
    func view(_ key: String) -> UIView? {
        node.child(key: key).flatMap(nib.make) as? UIView
    }

    /// A cell has its content view from the start: the element describes that one.
    private func fillContentView(_ content: UIView) {
        guard let inner = node.child(key: "contentView")?.adapted(to: nib.sizes) else { return }
        let filling = NibFilling(node: inner, nib: nib)
        filling.fillLooks(of: content)
        for subview in filling.subviews() { content.addSubview(subview) }
        nib.register(content, for: inner)
    }
}
