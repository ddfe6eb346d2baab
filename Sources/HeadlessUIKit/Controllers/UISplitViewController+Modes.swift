extension UISplitViewController {
    /// The mode that the app, or else the width, asks for.
    var wantedMode: DisplayMode {
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        return (viewIfLoaded?.bounds.width ?? 0) >= 1000 ? .oneBesideSecondary : .secondaryOnly
    }

    func change(to mode: DisplayMode) {
        guard mode != displayMode || currentMode == .automatic else { return }
        if mode != currentMode, viewIfLoaded?.window != nil {
            delegate?.splitViewController(self, willChangeTo: mode)
        }
        currentMode = mode
        viewIfLoaded?.setNeedsLayout()
    }

    func toggleMode() {
        let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard asked == .automatic else { return change(to: asked) }
        change(to: displayMode == .secondaryOnly ? mode(showing: shownColumns[0]) : .secondaryOnly)
    }

    func mode(showing column: Column) -> DisplayMode {
        switch column {
        case .secondary, .compact: displayMode
        case .supplementary: displayMode.isTwo ? displayMode : .oneBesideSecondary
        case .primary: columnStyle == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        }
    }

    func mode(hiding column: Column) -> DisplayMode {
        switch column {
        case .secondary, .compact: displayMode
        case .supplementary: .secondaryOnly
        case .primary: columnStyle == .tripleColumn && displayMode.isTwo ? .oneBesideSecondary : .secondaryOnly
        }
    }

    /// The columns that are shown where there is room.
    private var visibleColumns: [Column] {
        switch displayMode {
        case .automatic, .secondaryOnly: [.secondary]
        case .oneBesideSecondary, .oneOverSecondary: Array(shownColumns.suffix(2))
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: shownColumns
        }
    }

    func width(of column: Column) -> CGFloat {
        let all = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        guard !isStacked else { return all }
        let isFirst = column == .primary
        let fixed = isFirst ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let share = isFirst ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let least = isFirst ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let most = isFirst ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        var width: CGFloat = 320
        if fixed != Self.automaticDimension { width = fixed }
        if share != Self.automaticDimension { width = share * all }
        if least != Self.automaticDimension { width = max(width, least) }
        if most != Self.automaticDimension { width = min(width, most) }
        return min(max(width, 0), all)
    }

    /// Gives each column that is shown its place, and takes the others off the screen.
    func place() {
        guard let view = viewIfLoaded else { return }
        guard !isStacked else {
            for placed in arrangement { put(placed.controller, at: view.bounds, in: view) }
            return
        }
        let visible = arrangement.filter { visibleColumns.contains($0.column) }
        let hidden = arrangement.filter { !visibleColumns.contains($0.column) }
        for placed in hidden { placed.controller.viewIfLoaded?.removeFromSuperview() }
        var rest = view.bounds
        let liesOver = displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
        var places: [(UIViewController, CGRect)] = []
        for placed in visible where placed.column != .secondary {
            let edge: CGRectEdge = primaryEdge == .leading ? .minXEdge : .maxXEdge
            let parts = rest.divided(atDistance: width(of: placed.column), from: edge)
            places.append((placed.controller, parts.slice))
            rest = parts.remainder
        }
        if let detail = visible.first(where: { $0.column == .secondary }) {
            places.insert((detail.controller, liesOver ? view.bounds : rest), at: 0)
        }
        for (controller, frame) in places { put(controller, at: frame, in: view) }
    }

    private func put(_ controller: UIViewController, at frame: CGRect, in view: UIView) {
        guard let content = controller.view else { return }
        content.frame = frame
        if content.superview !== view { view.addSubview(content) }
    }
}

extension UISplitViewController.DisplayMode {
    /// Whether two columns are shown besides the detail.
    fileprivate var isTwo: Bool {
        [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(self)
    }
}
