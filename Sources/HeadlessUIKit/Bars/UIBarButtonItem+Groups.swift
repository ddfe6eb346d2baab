extension UIBarButtonItem {
    /// The group that the button is in.
    public weak var buttonGroup: UIBarButtonItemGroup? { group }

    /// A group of this button, which stays where it is.
    @available(iOS 16.0, *)
    public func creatingFixedGroup() -> UIBarButtonItemGroup {
        .fixedGroup(items: [self])
    }

    /// A group of this button, which the user may move.
    @available(iOS 16.0, *)
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A group of this button, which the user may move, and take in or out.
    @available(iOS 16.0, *)
    public func creatingOptionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization,
            items: [self]
        )
    }
}
