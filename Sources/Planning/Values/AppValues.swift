import Mustache

/// What an app's templates know of it.
package struct AppValues: Sendable {
    private let app: AppNames
    private let kit: String
    private let screens: [String]

    /// Describes an app.
    ///
    /// - Parameters:
    ///   - kit: The kit's folder, as the app's manifest names it.
    ///   - screens: The entries of the app's screens, as the manifest lists them.
    package init(app: AppNames, kit: String, screens: [String] = []) {
        self.app = app
        self.kit = kit
        self.screens = screens
    }

    /// The values by name.
    package var values: [String: Value] {
        [
            "app": app.value,
            "kit": ["path": .string(kit)],
            "screens": .list(screens.map { ["entry": .string($0)] }),
        ]
    }
}

extension AppNames {
    /// The names as templates see them.
    var value: Value {
        [
            "type": .string(package),
            "title": .string(name.title),
            "variable": .string(name.variable),
            "core": .string(core),
            "viewController": .string(viewController),
        ]
    }
}
