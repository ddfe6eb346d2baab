extension Theme {
    /// Dark on light.
    public static let day = Theme(
        name: "Day",
        black1: .grey(38),
        offWhite: .grey(234),
        background: .pattern("PatternDay"),
        prefix: .rgb(200, 30, 30),
        weight: .regular,
        boldWeight: .semibold
    )
}
