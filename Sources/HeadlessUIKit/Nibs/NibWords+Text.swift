extension NibWords {
    static let dataDetectors: [String: UIDataDetectorTypes] = [
        "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
        "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
        "lookupSuggestion": .lookupSuggestion, "money": .money, "physicalValue": .physicalValue, "all": .all,
    ]
    static let borderStyles: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    static let viewModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    static let capitalizations: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    static let corrections: [String: UITextAutocorrectionType] = ["default": .default, "no": .no, "yes": .yes]
    static let predictions: [String: UITextInlinePredictionType] = ["default": .default, "no": .no, "yes": .yes]
    static let spellings: [String: UITextSpellCheckingType] = ["default": .default, "no": .no, "yes": .yes]
    static let smartQuotes: [String: UITextSmartQuotesType] = ["default": .default, "no": .no, "yes": .yes]
    static let smartDashes: [String: UITextSmartDashesType] = ["default": .default, "no": .no, "yes": .yes]
    static let smartInserts: [String: UITextSmartInsertDeleteType] = ["default": .default, "no": .no, "yes": .yes]
    static let keyboardLooks: [String: UIKeyboardAppearance] = [
        "default": .default, "dark": .dark, "light": .light, "alert": .dark,
    ]
    static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
