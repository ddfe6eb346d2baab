extension Theme {
    /// Sepia: dark on light.
    public static let sepia = Theme(
        name: "Sepia",
        black1: .grey(64),
        offWhite: .grey(246),
        pattern: "PatternSepia",
        weight: .light,
        boldWeight: .medium
    )
}
