extension UIView: UIAppearance, UIAppearanceContainer {
    /// Stands for all instances: what it is given, they are given as they join a window, unless they have their own.
    public static func appearance() -> Self { proxy() }

    /// Stands for all instances in an instance of the first class, in one of the second, and so on.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(in: containerTypes) }

    /// Stands for all instances where these traits hold.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(where: trait) }

    /// Stands for all instances where these traits hold, in instances of these classes.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(where: trait, in: containerTypes) }

    private static func proxy(
        where trait: UITraitCollection? = nil,
        in containers: [any UIAppearanceContainer.Type] = []
    ) -> Self {
        if let known = Appearance.known(Self.self, trait: trait, containers: containers) as? Self { return known }
        guard let proxy = Self(coder: NSCoder()), let pristine = Self(coder: NSCoder()) else {
            preconditionFailure("\(Self.self) cannot be made of a coder, and so has no appearance.")
        }
        Appearance.add(Appearance(proxy: proxy, pristine: pristine, trait: trait, containers: containers))
        return proxy
    }
}

extension UIViewController: UIAppearanceContainer {}
