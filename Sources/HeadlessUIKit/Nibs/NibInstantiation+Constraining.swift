internal import XibDocument

extension NibInstantiation {
    /// Makes the constraints of all views, now that all that they name is there.
    func constrain() {
        for (node, object) in made {
            guard let view = object as? UIView else { continue }
            let constraints =
                reading == nil ? plan.constraints(of: node, for: sizes) : NibConstraint.all(in: node, for: sizes)
            var kept: [NSLayoutConstraint] = []
            for constraint in constraints {
                guard let made = constraint.make(for: view, in: self, kept: &kept) else { continue }
                name(made, for: constraint.node)
            }
            view.keep(kept)
        }
    }
}

extension NibFilling {
    /// Lets constraints find the guides of a view.
    func fillGuides(of view: UIView) {
        guard node.element.child(named: "viewLayoutGuide") != nil || node.element.child(named: "layoutGuides") != nil
        else { return }
        for element in node.children("viewLayoutGuide") {
            guard let guide = Self.guide(element.key, of: view) else { continue }
            nib.register(guide, for: element)
        }
        for element in node.child("layoutGuides")?.children ?? [] {
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            guide.identifier = element.attribute("identifier") ?? ""
            nib.register(guide, for: element)
        }
    }

    /// A controller's own guides, of the time before safe areas, which end where its view's safe area begins.
    func fillGuides(of controller: UIViewController) {
        guard let view = controller.core.archivedView else { return }
        for element in node.child("layoutGuides")?.children ?? [] {
            let guide = UILayoutGuide()
            let safe = view.safeAreaLayoutGuide
            view.addLayoutGuide(guide)
            let edges =
                element.attribute("type") == "bottom"
                ? [
                    guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
                    guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ]
                : [
                    guide.topAnchor.constraint(equalTo: view.topAnchor),
                    guide.bottomAnchor.constraint(equalTo: safe.topAnchor),
                ]
            NSLayoutConstraint.activate(edges)
            nib.register(guide, for: element)
        }
    }

    private static func guide(_ key: String?, of view: UIView) -> UILayoutGuide? {
        switch (key, view) {
        case ("safeArea", _): view.safeAreaLayoutGuide
        case ("layoutMargins", _), ("margins", _): view.layoutMarginsGuide
        case ("readableContent", _): view.readableContentGuide
        case ("keyboard", _): view.keyboardLayoutGuide
        case ("contentLayoutGuide", let scroll as UIScrollView): scroll.contentLayoutGuide
        case ("frameLayoutGuide", let scroll as UIScrollView): scroll.frameLayoutGuide
        default: nil
        }
    }
}
