/// Menus that responders build.
@MainActor
open class UIMenuSystem: NSObject {
    /// The app's menu bar.
    open class var main: UIMenuSystem { mainSystem }
    /// The menus that open over something.
    open class var context: UIMenuSystem { contextSystem }
    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    private override init() {
        super.init()
    }

    /// Asks for the menus anew; they are built each time that they are looked at here.
    open func setNeedsRebuild() {}

    /// Asks anew how commands are shown.
    open func setNeedsRevalidate() {}
}
