/// What a section may depend on.
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of where the collection is shown.
    var traitCollection: UITraitCollection { get }
}

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

/// The room and the traits that a compositional layout found.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom)
        )
    }

    /// The same traits in another room.
    func with(size: CGSize) -> LayoutEnvironment {
        LayoutEnvironment(size: size, insets: .zero, traits: traitCollection)
    }
}
