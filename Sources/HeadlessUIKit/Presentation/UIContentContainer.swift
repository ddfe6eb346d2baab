/// Something that places contents, and hears when its size or theirs changes.
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that suits the content.
    var preferredContentSize: CGSize { get }

    /// Hears that another size suits a child.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Hears that a child's constraints ask for another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// How large a child is where this is `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Hears that the size is about to be another.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Hears that the traits are about to be others.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}
