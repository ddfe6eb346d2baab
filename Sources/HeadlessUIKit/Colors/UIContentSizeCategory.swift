/// The text size that the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the size.
    public var rawValue: String

    /// Names a size.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Left open.
    public static var unspecified: UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    }
    /// The smallest size.
    public static var extraSmall: UIContentSizeCategory { UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS") }
    /// Two steps below the usual size.
    public static var small: UIContentSizeCategory { UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS") }
    /// One step below the usual size.
    public static var medium: UIContentSizeCategory { UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM") }
    /// The size that a device comes with.
    public static var large: UIContentSizeCategory { UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") }
    /// One step above the usual size.
    public static var extraLarge: UIContentSizeCategory { UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL") }
    /// Two steps above the usual size.
    public static var extraExtraLarge: UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    }
    /// Three steps above the usual size.
    public static var extraExtraExtraLarge: UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    }
    /// The first of the accessibility sizes.
    public static var accessibilityMedium: UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    }
    /// The second of the accessibility sizes.
    public static var accessibilityLarge: UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    }
    /// The third of the accessibility sizes.
    public static var accessibilityExtraLarge: UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    }
    /// The fourth of the accessibility sizes.
    public static var accessibilityExtraExtraLarge: UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    }
    /// The largest size.
    public static var accessibilityExtraExtraExtraLarge: UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
    }

    /// Whether the size is one of the five for accessibility.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

    /// The twelve sizes from the smallest to the largest.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}

extension UIContentSizeCategory: Comparable {
    /// Whether text is smaller at `first`.
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        let places = [first, second].map { ascending.firstIndex(of: $0) ?? -1 }
        return places[0] < places[1]
    }
}
