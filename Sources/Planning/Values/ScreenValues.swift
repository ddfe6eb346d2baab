import Mustache

/// What a screen's templates know of it.
package struct ScreenValues: Sendable {
    private let app: AppNames
    private let screen: ScreenNames
    private let model: Model
    private let relatives: [Relative]

    /// Describes a screen.
    package init(app: AppNames, screen: ScreenNames, model: Model, relatives: [Relative]) {
        self.app = app
        self.screen = screen
        self.model = model
        self.relatives = relatives
    }

    /// The values by name.
    package var values: [String: Value] {
        ["app": app.value, "screen": ["type": .string(screen.module), "title": .string(screen.title)]]
    }
}
