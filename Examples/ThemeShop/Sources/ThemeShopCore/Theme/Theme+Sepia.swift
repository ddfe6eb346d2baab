extension Theme {
    /// Brown on cream, as in an old book.
    public static let sepia = Theme(
        name: "Sepia",
        black1: .rgb(74, 52, 33),
        offWhite: .rgb(244, 234, 213),
        background: .pattern("PatternSepia"),
        prefix: .rgb(150, 60, 20),
        weight: .light,
        boldWeight: .medium
    )
}
