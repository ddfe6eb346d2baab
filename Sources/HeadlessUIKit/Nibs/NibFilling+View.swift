internal import XibDocument

extension NibFilling {
    /// Sets what every view can say about itself.
    func fillLooks(of view: UIView) {
        let looks = nib.reading == nil ? nib.plan.looks(of: self) : NibLooks(of: self)
        looks.fill(view)
        fillGuides(of: view)
    }

    /// A window waits until somebody shows it.
    func fill(_ window: UIWindow) {
        _ = node.value("visibleAtLaunch", as: Bool.self)
        _ = node.attribute("resizesToFullScreen")
        if node.name == "window" { window.isHidden = true }
    }
}

extension XibNode {
    /// The distances from edges, in the direction of reading, that are given for `key`.
    @MainActor
    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        child(key: key).map { insets in
            NSDirectionalEdgeInsets(
                top: insets.value("top") ?? insets.value("minY") ?? 0,
                leading: insets.value("leading") ?? insets.value("minX") ?? 0,
                bottom: insets.value("bottom") ?? insets.value("maxY") ?? 0,
                trailing: insets.value("trailing") ?? insets.value("maxX") ?? 0
            )
        }
    }
}

extension UIEdgeInsets {
    /// Insets as a nib gives them.
    init(_ insets: XibInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
