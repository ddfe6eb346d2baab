/// How small and how large the user may make a scene.
@MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The least size.
    open var minimumSize = CGSize.zero
    /// The greatest size.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// Whether the scene may fill the display.
    open var allowsFullScreen = true

    init(size: CGSize) {
        minimumSize = size
        maximumSize = size
        super.init()
    }
}
