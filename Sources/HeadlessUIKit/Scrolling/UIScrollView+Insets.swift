extension UIScrollView {
    /// Whether there is more to see above or below.
    var scrollsVertically: Bool {
        alwaysBounceVertical || contentSize.height > bounds.height
    }

    /// Whether there is more to see at the sides.
    var scrollsHorizontally: Bool {
        alwaysBounceHorizontal || contentSize.width > bounds.width
    }

    /// The content's insets with what the safe area adds.
    var adjusted: UIEdgeInsets {
        let area = safeAreaInsets
        let always = contentInsetAdjustmentBehavior == .always
        let down = always || (contentInsetAdjustmentBehavior != .never && scrollsVertically)
        let across = always || (contentInsetAdjustmentBehavior != .never && scrollsHorizontally)
        return UIEdgeInsets(
            top: contentInset.top + (down ? area.top : 0),
            left: contentInset.left + (across ? area.left : 0),
            bottom: contentInset.bottom + (down ? area.bottom : 0),
            right: contentInset.right + (across ? area.right : 0)
        )
    }

    /// Tells of other insets; content that was at the edge stays there.
    func updateInsets() {
        let former = insetsInForce
        let insets = adjustedContentInset
        guard insets != former else { return }
        insetsInForce = insets
        var offset = contentOffset
        if offset.y == -former.top { offset.y = -insets.top }
        if offset.x == -former.left { offset.x = -insets.left }
        contentOffset = offset
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
