extension UINavigationController {
    /// What a navigation controller keeps of its bars.
    @MainActor
    struct Bars {
        var toolbar: UIToolbar?
        var isToolbarHidden = true
        let swipe = UIPanGestureRecognizer()
        let tap = UITapGestureRecognizer()
        var hidesOnSwipe = false
        var hidesOnTap = false
        var hidesWhenCompact = false
        var hidesWithKeyboard = false
    }

    /// The bar of buttons below the screens.
    public var toolbar: UIToolbar {
        if let toolbar = bars.toolbar { return toolbar }
        let frame = CGRect(x: 0, y: 0, width: 0, height: UIToolbar.height)
        let made = UIToolbar(frame: frame)
        bars.toolbar = made
        return made
    }

    /// Whether there is no bar of buttons below the screens.
    public var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Whether the bars go as the user scrolls.
    public var hidesBarsOnSwipe: Bool {
        get { bars.hidesOnSwipe }
        set { bars.hidesOnSwipe = newValue }
    }

    /// Whether the bars come and go as the user taps.
    public var hidesBarsOnTap: Bool {
        get { bars.hidesOnTap }
        set { bars.hidesOnTap = newValue }
    }

    /// What hides the bars as the user scrolls.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { bars.swipe }
    /// What hides and shows the bars as the user taps.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { bars.tap }

    /// Whether the bars go where height is short.
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { bars.hidesWhenCompact }
        set { bars.hidesWhenCompact = newValue }
    }

    /// Whether the bars go as the keyboard comes.
    public var hidesBarsWhenKeyboardAppears: Bool {
        get { bars.hidesWithKeyboard }
        set { bars.hidesWithKeyboard = newValue }
    }

    /// Whether the last screen's buttons are shown.
    var showsToolbar: Bool {
        !bars.isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true
    }

    func toolbarItemsDidChange(of controller: UIViewController) {
        guard controller === topViewController, bars.toolbar != nil else { return }
        toolbar.setItems(controller.toolbarItems, animated: false)
    }

    func placeToolbar(in view: UIView) {
        guard showsToolbar else {
            bars.toolbar?.removeFromSuperview()
            return
        }
        if toolbar.superview !== view { view.addSubview(toolbar) }
        let height = UIToolbar.height + view.safeAreaInsets.bottom
        toolbar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        let items = topViewController?.toolbarItems
        if toolbar.items != items { toolbar.setItems(items, animated: false) }
    }
}
