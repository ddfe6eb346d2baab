extension CALayer {
    /// The layers below, from back to front; nil when there is none.
    public var sublayers: [CALayer]? {
        get { layersBelow.isEmpty ? nil : layersBelow }
        set {
            for layer in layersBelow { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Puts `layer` in front of the others.
    public func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        layersBelow.append(layer)
        layer.superlayer = self
    }

    /// Puts `layer` at a place among the others.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        layersBelow.insert(layer, at: min(Int(idx), layersBelow.count))
        layer.superlayer = self
    }

    /// Puts `layer` behind `sibling`, or behind all where there is no such sibling.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        layersBelow.insert(layer, at: layersBelow.firstIndex { $0 === sibling } ?? 0)
        layer.superlayer = self
    }

    /// Puts `layer` in front of `sibling`, or in front of all where there is no such sibling.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        layersBelow.insert(layer, at: layersBelow.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layersBelow.count)
        layer.superlayer = self
    }

    /// Takes the layer out of the one above.
    public func removeFromSuperlayer() {
        superlayer?.layersBelow.removeAll { $0 === self }
        superlayer = nil
    }

    /// Asks for a drawing; nothing is drawn here.
    public func setNeedsDisplay() {}

    /// Ends the animations of the layer's view, none of which counts as finished.
    public func removeAllAnimations() {
        guard let view else { return }
        MainActor.assumeIsolated { Animation.interruptAll(of: view) }
    }
}
