/// The words that today's xibs write where the archives wrote numbers.
enum LegacyWords {
    /// The word for a number of a property; nil where the number itself is what is written.
    static func word(for text: String, property: String, in element: String) -> String? {
        let words = ofElements[element + "." + property] ?? ofProperties[property]
        guard let words, let number = Int(text) else { return nil }
        return words.indices.contains(number) ? words[number] : nil
    }

    private static let ofElements: [String: [String]] = [
        "tableView.style": ["plain", "grouped"],
        "tableViewCell.style": [
            "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
            "IBUITableViewCellStyleSubtitle",
        ],
        "activityIndicatorView.style": ["whiteLarge", "white", "gray"],
        "barButtonItem.style": ["plain", "bordered", "done"],
        "barButtonItem.systemItem": [
            "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
            "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
            "fastForward", "undo", "redo",
        ],
        "tabBarItem.systemItem": [
            "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
            "downloads", "mostRecent", "mostViewed",
        ],
        "datePicker.datePickerMode": ["time", "date", "dateAndTime", "countDownTimer"],
        "swipeGestureRecognizer.direction": ["none", "right", "left", "none", "up"],
    ]

    private static let ofProperties: [String: [String]] = [
        "contentMode": [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
            "topLeft", "topRight", "bottomLeft", "bottomRight",
        ],
        "textAlignment": ["left", "center", "right", "justified", "natural"],
        "lineBreakMode": [
            "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
        ],
        "baselineAdjustment": ["alignBaselines", "alignCenters", "none"],
        "borderStyle": ["none", "line", "bezel", "roundedRect"],
        "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
        "buttonType": ["custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd"],
        "contentHorizontalAlignment": ["center", "left", "right", "fill"],
        "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
        "separatorStyle": ["none", "singleLine", "singleLineEtched"],
        "selectionStyle": ["none", "blue", "gray", "default"],
        "accessoryType": ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"],
        "editingAccessoryType": ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"],
        "indicatorStyle": ["default", "black", "white"],
        "progressViewStyle": ["default", "bar"],
        "segmentControlStyle": ["plain", "bordered", "bar", "bezeled"],
        "barStyle": ["default", "black", "blackTranslucent"],
        "autocapitalizationType": ["none", "words", "sentences", "allCharacters"],
        "autocorrectionType": ["default", "no", "yes"],
        "spellCheckingType": ["default", "no", "yes"],
        "keyboardAppearance": ["default", "alert"],
        "keyboardType": [
            "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
            "emailAddress", "decimalPad", "twitter", "webSearch",
        ],
        "returnKeyType": [
            "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
        ],
        "scrollDirection": ["vertical", "horizontal"],
        "modalTransitionStyle": ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"],
        "modalPresentationStyle": ["fullScreen", "pageSheet", "formSheet", "currentContext"],
        "mapType": ["standard", "satellite", "hybrid"],
    ]

    /// The name of a control event by its number in a connection.
    static let events = [
        1: "touchDown", 2: "touchDownRepeat", 3: "touchDragInside", 4: "touchDragOutside", 5: "touchDragEnter",
        6: "touchDragExit", 7: "touchUpInside", 8: "touchUpOutside", 9: "touchCancel", 13: "valueChanged",
        14: "primaryActionTriggered", 17: "editingDidBegin", 18: "editingChanged", 19: "editingDidEnd",
        20: "editingDidEndOnExit",
    ]

    /// The name of a constraint's attribute by its number.
    static let layoutAttributes = [
        1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing", 7: "width", 8: "height",
        9: "centerX", 10: "centerY", 11: "baseline",
    ]
}
