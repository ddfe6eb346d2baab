/// The picture of an item of the app's icon.
@MainActor
open class UIApplicationShortcutIcon: NSObject {
    private let name: String

    private init(name: String) {
        self.name = name
        super.init()
    }

    /// A picture for a purpose.
    public convenience init(type: UIApplicationShortcutIcon.IconType) {
        self.init(name: "type \(type.rawValue)")
    }

    /// A picture of the app's.
    public convenience init(templateImageName: String) {
        self.init(name: templateImageName)
    }

    /// A symbol.
    public convenience init(systemImageName: String) {
        self.init(name: systemImageName)
    }

    /// Whether `object` is the same picture.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.name == name
    }

    /// Equal for the same picture.
    nonisolated open override var hash: Int { name.hashValue }
}
