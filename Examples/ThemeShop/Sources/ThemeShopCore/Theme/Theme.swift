/// A look that the user can choose: what the colour and font categories answer with.
public struct Theme: Hashable, Sendable {
    /// What the user chooses it by.
    public let name: String
    let black1: UIColor
    let offWhite: UIColor
    let background: UIColor
    let prefix: UIColor
    let weight: UIFont.Weight
    let boldWeight: UIFont.Weight

    /// All there is to choose from.
    public static let all = [day, night, sepia, contrast]
}
