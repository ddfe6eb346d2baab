/// An animation of a preview that becomes a screen.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// What becomes of the preview.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
