/// How the lines above and below a row look.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
    /// Whether there is a line.
    public enum Visibility: Int, Sendable {
        /// As the list sees fit.
        case automatic = 0
        /// Yes.
        case visible = 1
        /// No.
        case hidden = 2
    }

    /// Insets that stand for those that follow from the row's content.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude,
        leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude
    )

    /// Whether there is a line above.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above keeps from the edges.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// How far the line below keeps from the edges.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The lines' colour.
    public var color = UIColor.separator
    /// The lines' colour between chosen rows.
    public var multipleSelectionColor = UIColor.separator

    /// What changes the lines' looks by what is behind.
    public var visualEffect: UIVisualEffect?

    /// The lines of a list of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
