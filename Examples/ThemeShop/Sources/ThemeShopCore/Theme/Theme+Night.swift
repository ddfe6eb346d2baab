extension Theme {
    /// Light on dark, in heavier type.
    public static let night = Theme(
        name: "Night",
        black1: .grey(234),
        offWhite: .grey(38),
        background: .pattern("PatternNight"),
        prefix: .rgb(255, 120, 110),
        weight: .medium,
        boldWeight: .bold
    )
}
