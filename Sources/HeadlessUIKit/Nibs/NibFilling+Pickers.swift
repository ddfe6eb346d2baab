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
        if let locale { picker.locale = locale }
        if let timeZone { picker.timeZone = timeZone }
        if let date = date("minimumDate") { picker.minimumDate = date }
        if let date = date("maximumDate") { picker.maximumDate = date }
        // What the date is when the nib is loaded counts where Interface Builder says so, which it does by saying nothing.
        let usesCurrent: Bool = node.value("useCurrentDate") ?? true
        if let date = date("date"), !usesCurrent { picker.date = date }
    }

    func fill(_ view: UICalendarView) {
        if let locale { view.locale = locale }
        if let timeZone { view.timeZone = timeZone }
        set(\.wantsDateDecorations, of: view, from: "wantsDateDecorations")
        set(\.fontDesign, of: view, from: "fontDesign", words: NibWords.fontDesigns)
    }

    private var locale: Locale? {
        node.child(key: "locale")?.attribute("localeIdentifier").map { Locale(identifier: $0) }
    }

    private var timeZone: TimeZone? {
        guard let zone = node.child(key: "timeZone") else { return nil }
        zone.takeAll()
        return zone.attribute("name").flatMap { TimeZone(identifier: $0) }
    }

    private func date(_ key: String) -> Date? {
        node.child(key: key)?.value("timeIntervalSinceReferenceDate").map(Date.init(timeIntervalSinceReferenceDate:))
    }
}

extension NibWords {
    static let datePickerModes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]
    static let fontDesigns: [String: UIFontDescriptor.SystemDesign] = [
        "default": .default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
    ]
    static let datePickerStyles: [String: UIDatePickerStyle] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
