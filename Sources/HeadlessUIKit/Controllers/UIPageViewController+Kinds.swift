extension UIPageViewController {
    /// How pages turn.
    public enum TransitionStyle: Int, Sendable {
        /// They curl.
        case pageCurl = 0
        /// They scroll.
        case scroll = 1
    }

    /// The axis along which pages turn.
    public enum NavigationOrientation: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// Up and down.
        case vertical = 1
    }

    /// Which way pages turn.
    public enum NavigationDirection: Int, Sendable {
        /// To the next.
        case forward = 0
        /// To the one before.
        case reverse = 1
    }

    /// Where the pages are bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: they scroll.
        case none = 0
        /// At the start.
        case min = 1
        /// In the middle: two are shown.
        case mid = 2
        /// At the end.
        case max = 3
    }

    /// What is said of pages as they are made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// Where the pages are bound, as a `SpineLocation` or its number.
        public static var spineLocation: OptionsKey {
            OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        }
        /// How far pages that scroll keep from each other, in points.
        public static var interPageSpacing: OptionsKey {
            OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        }

        /// The key's name.
        public let rawValue: String

        /// The key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
