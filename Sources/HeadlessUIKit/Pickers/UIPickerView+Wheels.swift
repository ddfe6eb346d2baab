extension UIPickerView {
    private static let rowHeight: CGFloat = 32

    /// The wheels; asks the data source when it is not known.
    var loaded: [PickerWheel] {
        if let wheels { return wheels }
        guard let dataSource else { return [] }
        let count = dataSource.numberOfComponents(in: self)
        let made = (0..<max(0, count)).map { makeWheel($0, among: count) }
        wheels = made
        return made
    }

    func wheel(_ component: Int) -> PickerWheel? {
        loaded.indices.contains(component) ? loaded[component] : nil
    }

    func forgetRows() {
        for wheel in wheels ?? [] {
            for view in wheel.shown.values { view.removeFromSuperview() }
        }
        wheels = nil
        setNeedsLayout()
    }

    func makeWheel(_ component: Int, among count: Int) -> PickerWheel {
        let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        let width = OptionalMethod.widthForComponent.answer { delegate?.pickerView(self, widthForComponent: component) }
        let height = OptionalMethod.rowHeightForComponent.answer {
            delegate?.pickerView(self, rowHeightForComponent: component)
        }
        let equal = max(0, (bounds.width - 20) / CGFloat(max(1, count)) - 5)
        let size = CGSize(width: (width ?? nil) ?? equal, height: (height ?? nil) ?? Self.rowHeight)
        return PickerWheel(count: max(0, rows), rowSize: size)
    }

    /// Gives each row that can be seen its view, and takes the views of the others back for use again.
    func layoutWheels() {
        var left: CGFloat = 0
        let total = loaded.reduce(0) { $0 + $1.rowSize.width }
        left = (bounds.width - total) / 2
        for component in loaded.indices {
            layoutWheel(component, left: left)
            left += loaded[component].rowSize.width
        }
    }

    private func layoutWheel(_ component: Int, left: CGFloat) {
        guard var wheel = wheel(component) else { return }
        let visible = wheel.rows(within: bounds.height)
        for (row, view) in wheel.shown where !visible.contains(row) {
            view.removeFromSuperview()
            wheel.shown[row] = nil
            wheel.spare.append(view)
        }
        for row in visible {
            let view = wheel.shown[row] ?? makeView(for: row, in: component, spare: wheel.spare.popLast())
            wheel.shown[row] = view
            let middle = bounds.height / 2 + CGFloat(row - wheel.selected) * wheel.rowSize.height
            view.frame = CGRect(
                x: left,
                y: middle - wheel.rowSize.height / 2,
                width: wheel.rowSize.width,
                height: wheel.rowSize.height
            )
            if view.superview !== self { addSubview(view) }
        }
        wheels?[component] = wheel
    }

    private func makeView(for row: Int, in component: Int, spare: UIView?) -> UIView {
        let own = OptionalMethod.viewForPickerRow.answer {
            delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: spare)
        }
        if let own = own ?? nil { return own }
        let label = spare as? UILabel ?? UILabel()
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 21)
        if let words = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = words
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }
}
