/// The layers that wait for layout or display, to be served when the turn ends.
///
/// Layers belong to no actor, but only the main thread shows them: elsewhere nothing waits.
enum LayerQueue {
    private struct Reference {
        weak var layer: CALayer?
    }

    nonisolated(unsafe) private static var layouts: [Reference] = []
    nonisolated(unsafe) private static var displays: [Reference] = []

    static func addLayout(_ layer: CALayer) {
        if MainThread.isCurrent { layouts.append(Reference(layer: layer)) }
    }

    static func addDisplay(_ layer: CALayer) {
        if MainThread.isCurrent { displays.append(Reference(layer: layer)) }
    }

    /// Lays out and draws all that waits; what asks again meanwhile waits for the next turn.
    @MainActor
    static func serve() {
        guard !layouts.isEmpty || !displays.isEmpty else { return }
        let waitingForLayout = layouts
        layouts = []
        for reference in waitingForLayout { reference.layer?.layoutIfNeeded() }
        let waitingForDisplay = displays
        displays = []
        for case let layer? in waitingForDisplay.map(\.layer) where layer.view.map({ $0.window != nil }) != false {
            layer.displayIfNeeded()
        }
    }
}
