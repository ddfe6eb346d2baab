extension CALayer {
    /// What the layer does in the plane.
    var matrix: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform) }
        set { transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Lets the animation that is being made, or the transaction, know of a change.
    func note(_ property: Animation.Property, _ former: @autoclosure () -> LayerValue, if isDifferent: Bool) {
        guard isDifferent else { return }
        if let view {
            guard Animation.isRecording else { return }
            let former = former()
            MainActor.assumeIsolated { Animation.record(property, of: view, from: former) }
        } else if superlayer != nil {
            CATransaction.noteImplicitAnimation()
        }
    }

    func boundsDidChange(from old: CGRect) {
        note(.bounds, .rect(old), if: true)
        guard bounds.size != old.size else { return }
        if view == nil { setNeedsLayout() }
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// The layer where nothing moves, otherwise a copy with the values that are seen now.
    var shown: CALayer {
        guard let view else { return self }
        let values = MainActor.assumeIsolated {
            view.core.animations.compactMap { property, reference in
                reference.animation?.value(of: property, view).map { (property, $0) }
            }
        }
        guard !values.isEmpty else { return self }
        let copy = type(of: self).make(copyOf: self)
        for (property, value) in values { copy[property] = value }
        return copy
    }

    func takeValues(of other: CALayer) {
        name = other.name
        contents = other.contents
        contentsScale = other.contentsScale
        contentsGravity = other.contentsGravity
        bounds = other.bounds
        position = other.position
        anchorPoint = other.anchorPoint
        zPosition = other.zPosition
        transform = other.transform
        sublayerTransform = other.sublayerTransform
        opacity = other.opacity
        isHidden = other.isHidden
        isOpaque = other.isOpaque
        masksToBounds = other.masksToBounds
        backgroundColor = other.backgroundColor
        cornerRadius = other.cornerRadius
        cornerCurve = other.cornerCurve
        maskedCorners = other.maskedCorners
        borderWidth = other.borderWidth
        borderColor = other.borderColor
        shadowColor = other.shadowColor
        shadowOpacity = other.shadowOpacity
        shadowOffset = other.shadowOffset
        shadowRadius = other.shadowRadius
        shadowPath = other.shadowPath
        extras = other.extras
    }

    func chosenAction(forKey event: String) -> (any CAAction)? {
        let chosen = delegate?.action(for: self, forKey: event) ?? actions?[event]
        guard let chosen else { return type(of: self).defaultAction(forKey: event) }
        return chosen is NSNull ? nil : chosen
    }
}
