extension CALayer {
    // MARK: Layout

    /// Whether a layout is asked for.
    public func needsLayout() -> Bool { isLayoutWaiting }

    func waitForLayout() {
        if let view {
            MainActor.assumeIsolated { view.setNeedsLayout() }
        } else if !isLayoutWaiting {
            isLayoutWaiting = true
            LayerQueue.addLayout(self)
        }
    }

    func layoutNow() {
        if let view { return MainActor.assumeIsolated { view.layoutIfNeeded() } }
        if isLayoutWaiting {
            isLayoutWaiting = false
            layoutSublayers()
        }
        for layer in layersBelow where layer.view == nil { layer.layoutIfNeeded() }
    }

    // MARK: Display

    /// Whether a drawing is asked for.
    public func needsDisplay() -> Bool { isDisplayWaiting }

    func waitForDisplay() {
        guard !isDisplayWaiting else { return }
        isDisplayWaiting = true
        LayerQueue.addDisplay(self)
    }

    func displayNow() {
        guard isDisplayWaiting else { return }
        isDisplayWaiting = false
        display()
    }

    func displayDrawing() {
        isDisplayWaiting = false
        if let delegate {
            isDisplayLeftOut = false
            delegate.display(self)
            guard isDisplayLeftOut else { return }
            delegate.layerWillDraw(self)
        }
        guard bounds.width > 0, bounds.height > 0 else { return }
        let context = CGContext(size: bounds.size, scale: contentsScale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        draw(in: context)
        guard !context.commands.isEmpty else {
            if isDrawn { contents = nil }
            return
        }
        contents = context.makeImage()
    }

    /// Whether the contents are what was drawn.
    var isDrawn: Bool {
        guard let picture = contents as? CGImage, case .drawing = picture.source.origin else { return false }
        return true
    }
}
