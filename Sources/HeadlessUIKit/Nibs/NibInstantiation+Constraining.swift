internal import XibDocument

extension NibInstantiation {
    /// Makes the constraints of all views, now that all that they name is there.
    func constrain() {
        for (node, object) in made {
            guard let view = object as? UIView, let constraints = node.child("constraints") else { continue }
            let excluded = node.excluded(from: "constraints", for: sizes)
            for element in constraints.children {
                let element = element.adapted(to: sizes)
                let isExcluded = element.id.map(excluded.contains) ?? false
                let constraint = NibConstraint(node: element, holder: view, nib: self).make(isExcluded: isExcluded)
                if let constraint { register(constraint, for: element) }
            }
        }
    }
}

extension NibFilling {
    /// Lets constraints find the guides of a view.
    func fillGuides(of view: UIView) {
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
        guard let view = controller.viewIfLoaded else { return }
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
        case ("contentLayoutGuide", let scroll as UIScrollView): scroll.contentLayoutGuide
        case ("frameLayoutGuide", let scroll as UIScrollView): scroll.frameLayoutGuide
        default: nil
        }
    }
}
