internal import XibDocument

extension NibFilling {
    func fill(_ picker: UIPickerView) {
        set(\.showsSelectionIndicator, of: picker, from: "showsSelectionIndicator")
    }

    func fill(_ well: UIColorWell) {
        set(\.supportsAlpha, of: well, from: "supportsAlpha")
        if let title = node.text("title") { well.title = title }
        if let color = color("selectedColor") { well.selectedColor = color }
    }

    func fill(_ picker: UIDatePicker) {
        set(\.datePickerMode, of: picker, from: "datePickerMode", words: NibWords.datePickerModes)
        set(\.preferredDatePickerStyle, of: picker, from: "style", words: NibWords.datePickerStyles)
        set(\.minuteInterval, of: picker, from: "minuteInterval")
        set(\.countDownDuration, of: picker, from: "countDownDuration")
        set(\.roundsToMinuteInterval, of: picker, from: "roundsToMinuteInterval")
        if let locale = node.child(key: "locale")?.attribute("localeIdentifier") {
            picker.locale = Locale(identifier: locale)
        }
        if let zone = node.child(key: "timeZone")?.attribute("name") { picker.timeZone = TimeZone(identifier: zone) }
        if let date = date("minimumDate") { picker.minimumDate = date }
        if let date = date("maximumDate") { picker.maximumDate = date }
        // What the date is when the nib is loaded counts where Interface Builder says so, which it does by saying nothing.
        let usesCurrent: Bool = node.value("useCurrentDate") ?? true
        if let date = date("date"), !usesCurrent { picker.date = date }
    }

    private func date(_ key: String) -> Date? {
        node.child(key: key)?.value("timeIntervalSinceReferenceDate").map(Date.init(timeIntervalSinceReferenceDate:))
    }
}

extension NibWords {
    static let datePickerModes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]
    static let datePickerStyles: [String: UIDatePickerStyle] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
