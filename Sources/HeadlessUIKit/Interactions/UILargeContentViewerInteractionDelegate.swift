/// Says what is shown large while a finger stays on a view.
@MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Hears that the finger left something.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )
    /// What is shown large at a place of the view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Over which screen it is shown.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    /// What is at the place.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { interaction.view?.hitTest(point, with: nil) }
    /// The one whose view it is.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        let responders = sequence(first: interaction.view as UIResponder?) { $0?.next }
        return responders.lazy.compactMap { $0 as? UIViewController }.first ?? UIViewController()
    }
}
