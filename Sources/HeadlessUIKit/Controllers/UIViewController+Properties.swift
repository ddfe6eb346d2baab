extension UIViewController {
    /// What the safe area lacks because of this controller and the bars around it.
    var addedSafeArea: UIEdgeInsets {
        let own = core.additionalSafeAreaInsets
        let bars = parent?.safeArea(coveredOver: self) ?? .zero
        return UIEdgeInsets(
            top: own.top + bars.top,
            left: own.left + bars.left,
            bottom: own.bottom + bars.bottom,
            right: own.right + bars.right
        )
    }

    func titleDidChange() {
        core.navigationItem?.title = title
        core.tabBarItem?.title = title
    }

    /// The item that is kept, made when it is first asked for.
    func madeItem<Item>(_ item: WritableKeyPath<Core, Item?>, _ make: @autoclosure () -> Item) -> Item {
        if let made = core[keyPath: item] { return made }
        let made = make()
        core[keyPath: item] = made
        return made
    }

    func observeMemoryWarnings() {
        core.memoryWarnings = Observation(of: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
            self?.didReceiveMemoryWarning()
        }
    }
}
