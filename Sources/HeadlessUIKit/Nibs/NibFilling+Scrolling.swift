internal import XibDocument

extension NibFilling {
    /// Sets what every scrolling view can say about itself.
    func fill(_ scroll: UIScrollView) {
        set(\.isScrollEnabled, of: scroll, from: "scrollEnabled")
        set(\.isPagingEnabled, of: scroll, from: "pagingEnabled")
        set(\.isDirectionalLockEnabled, of: scroll, from: "directionalLockEnabled")
        set(\.bounces, of: scroll, from: "bounces")
        set(\.alwaysBounceVertical, of: scroll, from: "alwaysBounceVertical")
        set(\.alwaysBounceHorizontal, of: scroll, from: "alwaysBounceHorizontal")
        set(\.bouncesZoom, of: scroll, from: "bouncesZoom")
        set(\.minimumZoomScale, of: scroll, from: "minimumZoomScale")
        set(\.maximumZoomScale, of: scroll, from: "maximumZoomScale")
        set(\.showsVerticalScrollIndicator, of: scroll, from: "showsVerticalScrollIndicator")
        set(\.showsHorizontalScrollIndicator, of: scroll, from: "showsHorizontalScrollIndicator")
        set(\.delaysContentTouches, of: scroll, from: "delaysContentTouches")
        set(\.canCancelContentTouches, of: scroll, from: "canCancelContentTouches")
        set(\.indicatorStyle, of: scroll, from: "indicatorStyle", words: NibWords.indicatorStyles)
        set(\.keyboardDismissMode, of: scroll, from: "keyboardDismissMode", words: NibWords.keyboardDismissals)
        set(
            \.contentInsetAdjustmentBehavior,
            of: scroll,
            from: "contentInsetAdjustmentBehavior",
            words: NibWords.insetAdjustments
        )
        set(\.scrollsToTop, of: scroll, from: "scrollsToTop")
        set(
            \.automaticallyAdjustsScrollIndicatorInsets,
            of: scroll,
            from: "automaticallyAdjustsScrollIndicatorInsets"
        )
        if let insets = node.insets("scrollIndicatorInsets") { scroll.scrollIndicatorInsets = UIEdgeInsets(insets) }
        set(\.decelerationRate, of: scroll, from: "decelerationRate", words: NibWords.decelerations)
        if let insets = node.insets("contentInset") { scroll.contentInset = UIEdgeInsets(insets) }
        if let offset = node.point("contentOffset") { scroll.contentOffset = offset }
        if let size = node.size("contentSize") { scroll.contentSize = size }
        if let control = view("refreshControl") as? UIRefreshControl { scroll.refreshControl = control }
        // There are no keys here that scroll.
        _ = node.attribute("allowsKeyboardScrolling")
    }

    func fill(_ control: UIRefreshControl) {
        if let title = attributedText("attributedTitle") { control.attributedTitle = title }
    }
}
