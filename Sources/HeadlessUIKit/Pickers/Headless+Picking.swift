extension Headless {
    /// Turns a picker's wheel to a row.
    @discardableResult
    public static func spin(_ picker: UIPickerView, toRow row: Int, inComponent component: Int = 0) -> Obstacle? {
        if let obstacle = obstacle(to: picker) { return obstacle }
        guard component >= 0, component < picker.numberOfComponents, row >= 0,
            row < picker.numberOfRows(inComponent: component)
        else { return .missing }
        picker.selectRow(row, inComponent: component, animated: true)
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
        UIWindow.layoutAll()
        return nil
    }

    /// Chooses a date.
    ///
    /// - Returns: `notSelectable` for one outside of the picker's limits.
    @discardableResult
    public static func pick(_ date: Date, in picker: UIDatePicker) -> Obstacle? {
        guard picker.datePickerMode != .countDownTimer, picker.allows(date) else { return .notSelectable }
        return use(picker) {
            picker.setDate(date, animated: true)
            picker.userDidChangeValue()
        }
    }

    /// Chooses a duration, in seconds, of a picker for durations.
    @discardableResult
    public static func pick(duration: TimeInterval, in picker: UIDatePicker) -> Obstacle? {
        guard picker.datePickerMode == .countDownTimer, (60...86_399).contains(duration) else { return .notSelectable }
        return use(picker) {
            picker.countDownDuration = duration
            picker.userDidChangeValue()
        }
    }

    /// Chooses a colour.
    @discardableResult
    public static func pick(_ color: UIColor, in well: UIColorWell) -> Obstacle? {
        use(well) {
            well.selectedColor = color
            well.userDidChangeValue()
        }
    }
}
