extension CALayer {
    /// The layers below, from back to front; nil when there is none.
    public var sublayers: [CALayer]? {
        get { layersBelow.isEmpty ? nil : layersBelow }
        set {
            for layer in layersBelow where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Puts `layer` behind `sibling`, or behind all where there is no such sibling.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Puts `layer` in front of `sibling`, or in front of all where there is no such sibling.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
    }

    /// Puts one layer into the place of another.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, layersBelow.contains(oldLayer) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
        guard layer !== self else { return }
        layer.unlink()
        layersBelow.insert(layer, at: place(layersBelow))
        layer.superlayer = self
        guard layer.view == nil else { return }
        layer.setNeedsLayout()
        if view == nil { setNeedsLayout() }
    }

    func leave() {
        unlink()
        // A view's layer also leaves when the view only changes its place; the view then ends what has to end.
        if view == nil { stopTree() }
    }

    private func unlink() {
        superlayer?.layersBelow.removeAll { $0 === self }
        superlayer = nil
    }
}
