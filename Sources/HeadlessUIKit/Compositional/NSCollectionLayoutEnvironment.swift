/// What a section may depend on.
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of where the collection is shown.
    var traitCollection: UITraitCollection { get }
}
