extension Theme {
    /// Dark on light, in the greys and the pattern that a new theme begins with.
    public static let sepia = Theme(
        name: "Sepia",
        black1: .grey(64),
        offWhite: .grey(246),
        pattern: "PatternSepia",
        weight: .light,
        boldWeight: .medium
    )
}
