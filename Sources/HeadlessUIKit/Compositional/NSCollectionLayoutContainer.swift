/// Room for content.
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// All of the room.
    var contentSize: CGSize { get }
    /// The room within the insets.
    var effectiveContentSize: CGSize { get }
    /// How far content keeps from the edges.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// How far content keeps from the edges of what it is in.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
