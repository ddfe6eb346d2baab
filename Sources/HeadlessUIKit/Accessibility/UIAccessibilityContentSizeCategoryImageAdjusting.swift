/// Shows images that grow with the text that the user chose.
@MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether images grow from the accessibility sizes on.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Whether the image grows from the accessibility sizes on.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { core.accessibility.adjustsImageSize }
        set { core.accessibility.adjustsImageSize = newValue }
    }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Whether the image grows from the accessibility sizes on.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { core.accessibility.adjustsImageSize }
        set { core.accessibility.adjustsImageSize = newValue }
    }
}
