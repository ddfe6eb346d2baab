extension UIView {
    /// Puts the subviews in another order, and their layers in the same, in front of all other layers.
    func reorderSubviews(_ change: (inout [UIView]) -> Void) {
        change(&core.subviews)
        let ours = Set(core.subviews.map { ObjectIdentifier($0.layer) })
        layer.layersBelow =
            layer.layersBelow.filter { !ours.contains(ObjectIdentifier($0)) } + core.subviews.map(\.layer)
    }
}
