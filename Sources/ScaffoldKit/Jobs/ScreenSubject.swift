import Planning

/// What a screen is about.
struct ScreenSubject {
    /// The names of the screen.
    let names: ScreenNames
    /// What it shows.
    let model: Model
    /// The models that its own holds, and its own where that stands in another module.
    let relatives: [Relative]
    /// The screen that it is opened from.
    let source: ScreenNames?

    /// The other screens that its module imports.
    var needs: [String] {
        let needs = relatives.compactMap(\.module)
        return source.map { Set(needs + [$0.module]).sorted() } ?? needs
    }
}
