extension CALayer {
    /// What the layer does in the plane.
    var matrix: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform) }
        set { transform = CATransform3DMakeAffineTransform(newValue) }
    }

    func note(_ property: Animation.Property, if isDifferent: Bool) {
        guard isDifferent else { return }
        if let view {
            guard Animation.isRecording else { return }
            MainActor.assumeIsolated { Animation.record(property, of: view) }
        } else if superlayer != nil {
            CATransaction.noteImplicitAnimation()
        }
    }

    func boundsDidChange(from old: CGRect) {
        note(.bounds, if: true)
        guard bounds.size != old.size else { return }
        if view == nil { setNeedsLayout() }
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
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
