import Mustache

/// What an app's templates know of it.
package struct AppValues: Sendable {
    private let app: AppNames
    private let kit: String

    /// Describes an app.
    ///
    /// - Parameter kit: The kit's folder, as the app's manifest names it.
    package init(app: AppNames, kit: String) {
        self.app = app
        self.kit = kit
    }

    /// The values by name.
    package var values: [String: Value] {
        ["app": app.value, "kit": ["path": .string(kit)]]
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
