/// Something that the app's icon offers, which can be changed.
@MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The app's name for what is to be done.
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    /// The words shown.
    open override var localizedTitle: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// Smaller words below.
    open override var localizedSubtitle: String? {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The picture shown.
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    /// What the app needs to do it.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// What it is about, so that the right scene does it.
    open override var targetContentIdentifier: Any? {
        get { values.target }
        set { values.target = newValue }
    }
}
