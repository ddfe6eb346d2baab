extension UIColor {
    /// Text of first importance.
    public class var label: UIColor { SemanticColors.label }
    /// Text of second importance.
    public class var secondaryLabel: UIColor { SemanticColors.secondaryLabel }
    /// Text of third importance.
    public class var tertiaryLabel: UIColor { SemanticColors.tertiaryLabel }
    /// Text of fourth importance.
    public class var quaternaryLabel: UIColor { SemanticColors.quaternaryLabel }
    /// Text in a field that holds none.
    public class var placeholderText: UIColor { SemanticColors.placeholderText }
    /// A link.
    public class var link: UIColor { SemanticColors.link }
    /// A line that lets through what is below.
    public class var separator: UIColor { SemanticColors.separator }
    /// A line that covers what is below.
    public class var opaqueSeparator: UIColor { SemanticColors.opaqueSeparator }
    /// The background of a screen.
    public class var systemBackground: UIColor { SemanticColors.systemBackground }
    /// What is grouped on the background of a screen.
    public class var secondarySystemBackground: UIColor { SemanticColors.secondarySystemBackground }
    /// What is grouped within a group.
    public class var tertiarySystemBackground: UIColor { SemanticColors.tertiarySystemBackground }
    /// The former name of `systemGroupedBackground`.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use systemGroupedBackground.")
    public class var groupTableViewBackground: UIColor { SemanticColors.systemGroupedBackground }
    /// The background of a grouped screen.
    public class var systemGroupedBackground: UIColor { SemanticColors.systemGroupedBackground }
    /// A group on a grouped screen.
    public class var secondarySystemGroupedBackground: UIColor { SemanticColors.secondarySystemGroupedBackground }
    /// A group within a group on a grouped screen.
    public class var tertiarySystemGroupedBackground: UIColor { SemanticColors.tertiarySystemGroupedBackground }
    /// The fill of a thin shape.
    public class var systemFill: UIColor { SemanticColors.systemFill }
    /// The fill of a medium shape.
    public class var secondarySystemFill: UIColor { SemanticColors.secondarySystemFill }
    /// The fill of a large shape.
    public class var tertiarySystemFill: UIColor { SemanticColors.tertiarySystemFill }
    /// The fill of a large area with much on it.
    public class var quaternarySystemFill: UIColor { SemanticColors.quaternarySystemFill }
    /// Text on a dark background, whatever the style.
    public class var lightText: UIColor { SemanticColors.lightText }
    /// The tint that the app has; the system's blue here.
    public class var tintColor: UIColor { .systemBlue }
    /// Text on a light background, whatever the style.
    public class var darkText: UIColor { SemanticColors.darkText }
}

/// The colours named for their use, in light and dark style.
private enum SemanticColors {
    static let label = UIColor.system("label", light: .gray(white: 0, alpha: 1), dark: .gray(white: 1, alpha: 1))
    static let secondaryLabel = UIColor.system(
        "secondaryLabel",
        light: .rgb255(60, 60, 67, alpha: 0.6),
        dark: .rgb255(235, 235, 245, alpha: 0.6)
    )
    static let tertiaryLabel = UIColor.system(
        "tertiaryLabel",
        light: .rgb255(60, 60, 67, alpha: 0.3),
        dark: .rgb255(235, 235, 245, alpha: 0.3)
    )
    static let quaternaryLabel = UIColor.system(
        "quaternaryLabel",
        light: .rgb255(60, 60, 67, alpha: 0.18),
        dark: .rgb255(235, 235, 245, alpha: 0.16)
    )
    static let placeholderText = UIColor.system(
        "placeholderText",
        light: .rgb255(60, 60, 67, alpha: 0.3),
        dark: .rgb255(235, 235, 245, alpha: 0.3)
    )
    static let link = UIColor.system(
        "link",
        light: .rgb255(0, 122, 255, alpha: 1),
        dark: .rgb255(9, 132, 255, alpha: 1)
    )
    static let separator = UIColor.system(
        "separator",
        light: .rgb255(60, 60, 67, alpha: 0.29),
        dark: .rgb255(84, 84, 88, alpha: 0.6)
    )
    static let opaqueSeparator = UIColor.system(
        "opaqueSeparator",
        light: .rgb255(198, 198, 200, alpha: 1),
        dark: .rgb255(56, 56, 58, alpha: 1)
    )
    static let systemBackground = UIColor.system(
        "systemBackground",
        light: .gray(white: 1, alpha: 1),
        dark: .gray(white: 0, alpha: 1),
        elevatedDark: .rgb255(28, 28, 30, alpha: 1)
    )
    static let secondarySystemBackground = UIColor.system(
        "secondarySystemBackground",
        light: .rgb255(242, 242, 247, alpha: 1),
        dark: .rgb255(28, 28, 30, alpha: 1),
        elevatedDark: .rgb255(44, 44, 46, alpha: 1)
    )
    static let tertiarySystemBackground = UIColor.system(
        "tertiarySystemBackground",
        light: .gray(white: 1, alpha: 1),
        dark: .rgb255(44, 44, 46, alpha: 1),
        elevatedDark: .rgb255(58, 58, 60, alpha: 1)
    )
    static let systemGroupedBackground = UIColor.system(
        "systemGroupedBackground",
        light: .rgb255(242, 242, 247, alpha: 1),
        dark: .gray(white: 0, alpha: 1),
        elevatedDark: .rgb255(28, 28, 30, alpha: 1)
    )
    static let secondarySystemGroupedBackground = UIColor.system(
        "secondarySystemGroupedBackground",
        light: .gray(white: 1, alpha: 1),
        dark: .rgb255(28, 28, 30, alpha: 1),
        elevatedDark: .rgb255(44, 44, 46, alpha: 1)
    )
    static let tertiarySystemGroupedBackground = UIColor.system(
        "tertiarySystemGroupedBackground",
        light: .rgb255(242, 242, 247, alpha: 1),
        dark: .rgb255(44, 44, 46, alpha: 1),
        elevatedDark: .rgb255(58, 58, 60, alpha: 1)
    )
    static let systemFill = UIColor.system(
        "systemFill",
        light: .rgb255(120, 120, 128, alpha: 0.2),
        dark: .rgb255(120, 120, 128, alpha: 0.36)
    )
    static let secondarySystemFill = UIColor.system(
        "secondarySystemFill",
        light: .rgb255(120, 120, 128, alpha: 0.16),
        dark: .rgb255(120, 120, 128, alpha: 0.32)
    )
    static let tertiarySystemFill = UIColor.system(
        "tertiarySystemFill",
        light: .rgb255(118, 118, 128, alpha: 0.12),
        dark: .rgb255(118, 118, 128, alpha: 0.24)
    )
    static let quaternarySystemFill = UIColor.system(
        "quaternarySystemFill",
        light: .rgb255(116, 116, 128, alpha: 0.08),
        dark: .rgb255(118, 118, 128, alpha: 0.18)
    )
    static let lightText = UIColor.system(
        "lightText",
        light: .gray(white: 1, alpha: 0.6),
        dark: .gray(white: 1, alpha: 0.6)
    )
    static let darkText = UIColor.system("darkText", light: .gray(white: 0, alpha: 1), dark: .gray(white: 0, alpha: 1))
}
