extension UINavigationBar {
    /// Pictures and shifts of a bar, by height.
    struct Looks {
        var images: [String: UIImage] = [:]
        var shifts: [Int: CGFloat] = [:]
    }

    /// Sets the picture behind the bar.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        looks.images["\(barMetrics)"] = backgroundImage
    }

    /// The picture behind the bar.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        looks.images["\(barMetrics)"]
    }

    /// Sets the picture behind the bar where it is at a place.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        looks.images["\(barPosition) \(barMetrics)"] = backgroundImage
    }

    /// The picture behind the bar where it is at a place.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks.images["\(barPosition) \(barMetrics)"]
    }

    /// Sets how far the title is moved down.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        looks.shifts[barMetrics.rawValue] = adjustment
    }

    /// How far the title is moved down.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.shifts[barMetrics.rawValue] ?? 0
    }
}
