/// What shows a controller as a sheet, which may stop at several heights.
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet stops, from the smallest.
    open var detents: [Detent] = [.large()] { didSet { placeAnew() } }
    /// The height at which the sheet is; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeAnew() } }
    /// The greatest height at which what is below is not dimmed; nil where it always is.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a line at the top shows that the sheet can be pulled.
    open var prefersGrabberVisible = false
    /// How round the corners are; nil for the system's way.
    open var preferredCornerRadius: CGFloat?
    /// Whether scrolling up beyond the top enlarges the sheet.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet touches the bottom where height is short.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the sheet is as wide as suits the controller where it touches the bottom.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The view from which the sheet seems to come.
    open var sourceView: UIView?

    /// Makes changes that are to be seen as an animation.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        container?.layoutIfNeeded()
    }

    /// Asks for the custom heights anew.
    @available(iOS 16.0, *)
    open func invalidateDetents() {
        placeAnew()
    }

    override func sheetFrame(in bounds: CGRect) -> CGRect {
        let largest = super.sheetFrame(in: bounds)
        guard let detent = selectedDetent else { return largest }
        let bottom = UIScreen.safeArea.bottom
        let room = DetentRoom(
            traits: traitCollection,
            maximum: largest.height - bottom,
            half: bounds.height / 2 - bottom
        )
        let height = min((detent.value(in: room) ?? room.maximumDetentValue) + bottom, largest.height)
        return CGRect(x: largest.minX, y: largest.maxY - height, width: largest.width, height: height)
    }

    private var selectedDetent: Detent? {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    }

    private func placeAnew() {
        container?.setNeedsLayout()
    }
}
