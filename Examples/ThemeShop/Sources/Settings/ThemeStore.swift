import ThemeShopCore

/// Where the user's choice of theme is kept from one start of the app to the next.
public struct ThemeStore: Sendable {
    /// The theme that was chosen last; nil where none was, or where the app has it no more.
    public var load: @MainActor @Sendable () -> Theme?
    /// Keeps a choice in place of the one before.
    public var save: @MainActor @Sendable (Theme) -> Void

    /// A store that works by these closures.
    public init(
        load: @escaping @MainActor @Sendable () -> Theme?,
        save: @escaping @MainActor @Sendable (Theme) -> Void
    ) {
        self.load = load
        self.save = save
    }
}

@MainActor
extension ThemeStore {
    private static let key = "theme"

    /// The choice in the app's user defaults.
    public static var standard: ThemeStore { kept(in: .standard) }

    /// The same in `defaults`.
    static func kept(in defaults: UserDefaults) -> ThemeStore {
        ThemeStore(
            load: {
                let name = defaults.string(forKey: key)
                return Theme.all.first { $0.name == name }
            },
            save: { theme in defaults.set(theme.name, forKey: key) }
        )
    }
}
