/// Something that the app's icon offers.
@MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
    var values: Values

    /// An item with all that it shows.
    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(
            type: type,
            title: localizedTitle,
            subtitle: localizedSubtitle,
            icon: icon,
            userInfo: userInfo
        )
        super.init()
    }

    /// An item with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// The app's name for what is to be done.
    open var type: String { values.type }
    /// The words shown.
    open var localizedTitle: String { values.title }
    /// Smaller words below.
    open var localizedSubtitle: String? { values.subtitle }
    /// The picture shown.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// What the app needs to do it.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// What it is about, so that the right scene does it.
    open var targetContentIdentifier: Any? { values.target }

    /// An item that does not change.
    public func copy(with zone: NSZone? = nil) -> Any { copied(as: UIApplicationShortcutItem.self) }
    /// An item that can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { copied(as: UIMutableApplicationShortcutItem.self) }

    private func copied(as kind: UIApplicationShortcutItem.Type) -> UIApplicationShortcutItem {
        let copy =
            kind == UIMutableApplicationShortcutItem.self
            ? UIMutableApplicationShortcutItem(type: "", localizedTitle: "")
            : UIApplicationShortcutItem(type: "", localizedTitle: "")
        copy.values = values
        return copy
    }
}

extension UIApplicationShortcutItem {
    struct Values {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }
}
