extension UISplitViewController {
    /// A screen at its column.
    struct Placed {
        let controller: UIViewController
        let column: Column
    }

    /// The screens that the app gave, from the first column to the last.
    var given: [UIViewController] { shownColumns.compactMap { columns[$0] } }

    /// The columns that there are where there is room.
    var shownColumns: [Column] {
        columnStyle == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// Makes one stack of the columns, or columns of the stack, as the width is now; then places them.
    func adapt() {
        let isShort = traitCollection.horizontalSizeClass == .compact
        if arrangement.isEmpty {
            isStacked = isShort
            if isShort { collapse() } else { expand() }
        } else if isShort != isStacked {
            isStacked = isShort
            if isShort { collapse() } else { separate() }
            if isShort { delegate?.splitViewControllerDidCollapse(self) }
            if !isShort { delegate?.splitViewControllerDidExpand(self) }
        }
        place()
    }

    /// Changes what the columns are, and shows them.
    func change(_ change: () -> Void) {
        let isArranged = !arrangement.isEmpty
        if isArranged, isStacked { distribute() }
        change()
        guard isArranged else { return }
        if isStacked { collapse() } else { expand() }
        place()
    }

    func take(_ controllers: [UIViewController]) {
        change {
            for (index, column) in shownColumns.enumerated() {
                columns[column] = controllers.indices.contains(index) ? controllers[index] : nil
                wrappers[column] = nil
            }
        }
    }

    // MARK: One stack

    private func collapse() {
        if let compact = columns[.compact] { return arrange([Placed(controller: compact, column: .compact)]) }
        guard let first = columns[.primary] else { return arrange([]) }
        let remaining = delegate?.primaryViewController(forCollapsing: self) ?? stack(of: .primary) ?? first
        var reached = shownColumns.dropFirst().filter { columns[$0] != nil }
        if columnStyle != .unspecified {
            let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
            reached = reached.filter { $0.rawValue <= (top ?? .secondary).rawValue }
        } else if let secondary = columns[.secondary],
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: remaining) == true
        {
            reached = []
        }
        arrange([Placed(controller: remaining, column: .primary)])
        for column in reached { pile(column) }
    }

    /// Puts a column's screens on the stack.
    private func pile(_ column: Column) {
        guard let base = stack(of: .primary), let screen = columns[column] else { return }
        let own = stack(of: column)
        let screens = own?.viewControllers ?? [screen]
        guard contributions[column] == nil, !screens.isEmpty else { return }
        contributions[column] = screens
        own?.setViewControllers([], animated: false)
        base.setViewControllers(base.viewControllers + screens, animated: false)
    }

    /// Gives the columns back what they put on the stack, and what came on it since.
    private func distribute() {
        guard let base = stack(of: .primary) else { return }
        for column in shownColumns.dropFirst().reversed() {
            guard let screens = contributions[column] else { continue }
            let start = base.viewControllers.firstIndex(where: screens.contains)
            let tail = start.map { Array(base.viewControllers[$0...]) } ?? screens
            if let start { base.setViewControllers(Array(base.viewControllers[..<start]), animated: false) }
            stack(of: column)?.setViewControllers(tail, animated: false)
        }
        contributions = [:]
    }

    func showInStack(_ column: Column) {
        guard column != .primary else { return hideInStack(shownColumns[1]) }
        pile(column)
    }

    func hideInStack(_ column: Column) {
        guard let base = stack(of: .primary), let screens = contributions[column],
            let start = base.viewControllers.firstIndex(where: screens.contains), start > 0
        else { return }
        base.popToViewController(base.viewControllers[start - 1], animated: UIView.areAnimationsEnabled)
        stack(of: column)?.setViewControllers(screens, animated: false)
        contributions[column] = nil
    }

    /// Shows a screen as the detail.
    func showDetail(_ controller: UIViewController) {
        guard isStacked, !arrangement.isEmpty else {
            return change {
                columns[.secondary] = controller
                wrappers[.secondary] = nil
            }
        }
        guard let base = stack(of: .primary) else { return present(controller, animated: UIView.areAnimationsEnabled) }
        if let former = contributions[.secondary] {
            base.setViewControllers(base.viewControllers.filter { !former.contains($0) }, animated: false)
        }
        columns[.secondary] = controller
        wrappers[.secondary] = nil
        let screens = (controller as? UINavigationController)?.viewControllers ?? [controller]
        (controller as? UINavigationController)?.setViewControllers([], animated: false)
        contributions[.secondary] = screens
        base.setViewControllers(base.viewControllers + screens, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Columns

    private func separate() {
        let primary = columns[.primary]
        if columnStyle == .unspecified, let primary,
            let separated = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        {
            columns[.secondary] = separated
            contributions = [:]
        } else {
            distribute()
        }
        if columnStyle == .unspecified, let asked = delegate?.primaryViewController(forExpanding: self) {
            columns[.primary] = asked
        }
        expand()
        let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: wantedMode)
        currentMode = mode ?? .automatic
    }

    private func expand() {
        arrange(
            shownColumns.compactMap { column in
                guard let screen = columns[column] else { return nil }
                return Placed(controller: stack(of: column) ?? screen, column: column)
            }
        )
    }

    /// The stack around a column's screen: itself where it is one; none around the two of old.
    private func stack(of column: Column) -> UINavigationController? {
        guard let screen = columns[column] else { return nil }
        if let stack = screen as? UINavigationController { return stack }
        guard columnStyle != .unspecified else { return nil }
        if let wrapper = wrappers[column] { return wrapper }
        let made = UINavigationController(rootViewController: screen)
        wrappers[column] = made
        return made
    }

    // MARK: Children

    private func arrange(_ next: [Placed]) {
        let coming = next.map(\.controller)
        for controller in arrangement.map(\.controller) where !coming.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        arrangement = next
        for controller in coming where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }
}
