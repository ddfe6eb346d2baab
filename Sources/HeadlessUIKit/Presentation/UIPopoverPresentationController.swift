/// What shows a controller as a bubble that points at something, and as a sheet where room is short.
open class UIPopoverPresentationController: UIPresentationController {
    private weak var item: (any UIPopoverPresentationControllerSourceItem)?
    private var sheet: UISheetPresentationController?

    /// The sides to which the arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The view at which the arrow points.
    open var sourceView: UIView?
    /// The rectangle in that view at which the arrow points; the whole view unless set.
    open var sourceRect = CGRect.null
    /// Whether the bubble may cover that rectangle.
    open var canOverlapSourceViewRect = false
    /// The button of a bar at which the arrow points.
    open var barButtonItem: UIBarButtonItem?
    /// The side to which the arrow points, while the bubble is shown.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The views outside that take touches still.
    open var passthroughViews: [UIView]?
    /// The bubble's colour.
    open var backgroundColor: UIColor?
    /// How far the bubble keeps from the edges of the screen.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The view or the button at which the arrow points.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { item ?? barButtonItem ?? sourceView }
        set { item = newValue }
    }

    /// The sheet that is shown where room is short.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let sheet { return sheet }
        let made = UISheetPresentationController(
            presentedViewController: presentedViewController,
            presenting: presenter
        )
        sheet = made
        return made
    }

    open override var presentationStyle: UIModalPresentationStyle { .popover }

    open override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    override func systemFrame(in bounds: CGRect) -> CGRect {
        if let frame = (presentedViewController as? UIAlertController)?.frame(over: bounds, as: style) { return frame }
        guard style == .popover else {
            guard style.isSheet else { return bounds }
            adaptiveSheetPresentationController.container = container
            return adaptiveSheetPresentationController.systemFrame(in: bounds)
        }
        return bubble(in: bounds.inset(by: popoverLayoutMargins))
    }

    /// What tells that there is nothing to point at, in UIKit's words; nil where there is something.
    var missingSource: String? {
        guard style == .popover, sourceItem == nil else { return nil }
        return (presentedViewController as? UIAlertController)?.missingSourceWords(of: presentingViewController)
            ?? "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before"
            + " the presentation occurs."
    }
}

extension UIPopoverPresentationController {
    /// The bubble below what it points at or, where there is no room, above it.
    private func bubble(in room: CGRect) -> CGRect {
        let wanted = presentedViewController.preferredContentSize
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : 320, room.width),
            height: min(wanted.height > 0 ? wanted.height : 480, room.height)
        )
        let target = target(in: room)
        let isBelow = target.maxY + size.height <= room.maxY && permittedArrowDirections.contains(.up)
        arrowDirection = isBelow ? .up : .down
        let x = min(max(target.midX - size.width / 2, room.minX), room.maxX - size.width)
        let y = isBelow ? target.maxY : max(target.minY - size.height, room.minY)
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    private func target(in room: CGRect) -> CGRect {
        guard let view = sourceItem as? UIView else { return CGRect(x: room.maxX, y: room.minY, width: 0, height: 0) }
        let rect = view === sourceView && !sourceRect.isNull ? sourceRect : view.bounds
        return view.convert(rect, to: container)
    }
}
