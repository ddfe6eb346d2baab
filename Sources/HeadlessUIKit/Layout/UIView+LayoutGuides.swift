extension UIView {
    /// The guides of this view, in the order in which they came.
    public var layoutGuides: [UILayoutGuide] { core.constraints.guides }

    /// Takes a guide, from its former view if it has one.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        core.constraints.guides.append(layoutGuide)
    }

    /// Gives a guide up, and with it all constraints about it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            NSLayoutConstraint.deactivate(constraints(about: layoutGuide, along: axis))
        }
        layoutGuide.owner = nil
        core.constraints.guides.removeAll { $0 === layoutGuide }
    }

    /// Where neither bars nor the screen's corners cover the view.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    /// What the margins leave of the view.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// What the margins leave, no wider than lines are easy to read.
    public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

    /// Where the keyboard is, while it is closed along the bottom of the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let made = layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
        if let made { return made }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIViewKeyboardLayoutGuide"
        addLayoutGuide(guide)
        return guide
    }

    /// The guide of a kind, made when it is first asked for.
    func guide(_ kind: ViewLayoutGuide.Kind) -> ViewLayoutGuide {
        let made = layoutGuides.lazy.compactMap { $0 as? ViewLayoutGuide }.first { $0.kind == kind }
        if let made { return made }
        let guide = ViewLayoutGuide(kind)
        addLayoutGuide(guide)
        return guide
    }
}
