extension UIBarButtonItem {
    /// Pictures and shifts of a button, by state and height.
    struct Looks {
        var images: [String: UIImage] = [:]
        var shifts: [String: CGFloat] = [:]
        var offsets: [String: UIOffset] = [:]
    }

    /// Sets the picture behind the button.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        looks.images["\(state.rawValue) \(barMetrics)"] = backgroundImage
    }

    /// The picture behind the button.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.images["\(state.rawValue) \(barMetrics)"]
    }

    /// Sets the picture behind the button where it has a style.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        style: UIBarButtonItem.Style,
        barMetrics: UIBarMetrics
    ) {
        looks.images["\(state.rawValue) \(style) \(barMetrics)"] = backgroundImage
    }

    /// The picture behind the button where it has a style.
    public func backgroundImage(
        for state: UIControl.State,
        style: UIBarButtonItem.Style,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks.images["\(state.rawValue) \(style) \(barMetrics)"]
    }

    /// Sets how far the picture behind the button is moved down.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        looks.shifts["\(barMetrics)"] = adjustment
    }

    /// How far the picture behind the button is moved down.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.shifts["\(barMetrics)"] ?? 0
    }

    /// Sets how far the title is moved.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        looks.offsets["\(barMetrics)"] = adjustment
    }

    /// How far the title is moved.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.offsets["\(barMetrics)"] ?? .zero
    }

    /// Sets the picture behind the button where it leads back.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        looks.images["back \(state.rawValue) \(barMetrics)"] = backgroundImage
    }

    /// The picture behind the button where it leads back.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.images["back \(state.rawValue) \(barMetrics)"]
    }

    /// Sets how far the title is moved where the button leads back.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        looks.offsets["back \(barMetrics)"] = adjustment
    }

    /// How far the title is moved where the button leads back.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.offsets["back \(barMetrics)"] ?? .zero
    }

    /// Sets how far the picture behind the button is moved down where it leads back.
    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat,
        for barMetrics: UIBarMetrics
    ) {
        looks.shifts["back \(barMetrics)"] = adjustment
    }

    /// How far the picture behind the button is moved down where it leads back.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.shifts["back \(barMetrics)"] ?? 0
    }
}
