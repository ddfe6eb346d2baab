/// A look that the user can choose: what the colour and font categories answer with.
public struct Theme: Hashable, Sendable {
    /// What the user chooses it by.
    public let name: String
    let black1: UIColor
    let offWhite: UIColor
    let pattern: String
    let weight: UIFont.Weight
    let boldWeight: UIFont.Weight

    /// Dark on light.
    public static let day = Theme(
        name: "Day",
        black1: .grey(38),
        offWhite: .grey(234),
        pattern: "PatternDay",
        weight: .regular,
        boldWeight: .semibold
    )

    /// Light on dark, in heavier type.
    public static let night = Theme(
        name: "Night",
        black1: .grey(234),
        offWhite: .grey(38),
        pattern: "PatternNight",
        weight: .medium,
        boldWeight: .bold
    )

    /// All there is to choose from.
    public static let all = [day, night, sepia]
}
