extension UISegmentedControl {
    /// Where a segment is among the others.
    public enum Segment: Int, Sendable {
        /// Anywhere.
        case any = 0
        /// At the left end.
        case left = 1
        /// Between others.
        case center = 2
        /// At the right end.
        case right = 3
        /// There are no others.
        case alone = 4
    }

    /// The images and letters of the segments.
    struct Looks {
        var backgrounds: [UIBarMetrics: StateImages] = [:]
        var dividers: [UIBarMetrics: DividerImages] = [:]
        var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
        var adjustments: [UIBarMetrics: [Segment: UIOffset]] = [:]
    }

    /// Sets the image behind for a state and a bar's height.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for state: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        looks.backgrounds[barMetrics, default: StateImages()][state] = backgroundImage
    }

    /// The image behind for a state and a bar's height.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds[barMetrics]?[state]
    }

    /// Sets the image between segments for the states of both.
    public func setDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        looks.dividers[barMetrics, default: DividerImages()][leftState, rightState] = dividerImage
    }

    /// The image between segments for the states of both.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { looks.dividers[barMetrics]?[leftState, rightState] }

    /// Sets how words are drawn in a state.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        looks.attributes[state] = attributes
        invalidateIntrinsicContentSize()
    }

    /// How words are drawn in a state.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks.attributes[state]
    }

    /// Sets how far contents are moved in segments of a place.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset,
        forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
        barMetrics: UIBarMetrics
    ) {
        looks.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
    }

    /// How far contents are moved in segments of a place.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
        barMetrics: UIBarMetrics
    ) -> UIOffset { looks.adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero }
}
