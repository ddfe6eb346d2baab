extension Theme {
    /// Black on white, in the heaviest type, for weak eyes.
    public static let contrast = Theme(
        name: "High contrast",
        black1: .grey(0),
        offWhite: .grey(255),
        background: .pattern("PatternContrast"),
        prefix: .rgb(0, 0, 190),
        weight: .bold,
        boldWeight: .black
    )
}
