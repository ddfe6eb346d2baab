/// What is known of the room for a sheet as its height is asked.
@MainActor
@available(iOS 16.0, *)
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that there can be, without what the home indicator covers.
    var maximumDetentValue: CGFloat { get }
}
