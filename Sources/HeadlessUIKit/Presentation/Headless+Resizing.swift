extension Headless {
    /// How long a window takes to another size, in seconds.
    static var resizingDuration: TimeInterval { 0.3 }

    /// Gives a window another size, as sharing the screen does, with the size classes that phones and tablets have at
    /// that size. Screens hear it before; coordinators end as time passes.
    public static func resize(_ window: UIWindow, to size: CGSize) {
        guard size != window.bounds.size else { return }
        let traits = sizeClasses(of: size)
        let change = WindowChange(of: window, to: traits, size: size)
        window.take(traits)
        window.frame.size = size
        change.finish()
        UIWindow.layoutAll()
    }

    /// Changes traits of a window, such as the style or the text size; all that `traits` does not specify stays.
    public static func change(_ traits: UITraitCollection, of window: UIWindow) {
        let change = WindowChange(of: window, to: traits)
        window.take(traits)
        change.finish()
        UIWindow.layoutAll()
    }

    /// The size classes that Apple's devices have where the app's window is this large.
    private static func sizeClasses(of size: CGSize) -> UITraitCollection {
        let isLow = size.height < 500
        let isWide = size.width >= (isLow ? 896 : 640)
        return UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isLow ? .compact : .regular),
        ])
    }
}

extension UIWindow {
    /// Lets traits hold in the window, whatever the screen's are.
    fileprivate func take(_ traits: UITraitCollection) {
        ownTraits = UITraitCollection(traitsFrom: [ownTraits, traits].compactMap(\.self))
    }
}
