extension XibStartTag {
    /// The edits that give attributes other values, in the order given; a nil value takes the attribute away.
    func edits(setting values: KeyValuePairs<String, String?>) -> [Edit] {
        var edits: [Edit] = []
        var added = ""
        for (name, value) in values {
            switch (attributes[name], value) {
            case (let place?, let value?):
                edits.append(Edit(start: place.value.lowerBound, end: place.value.upperBound, replacement: value))
            case (let place?, nil):
                edits.append(Edit(start: place.whole.lowerBound, end: place.whole.upperBound, replacement: ""))
            case (nil, let value?): added += " \(name)=\"\(value)\""
            case (nil, nil): break
            }
        }
        if !added.isEmpty { edits.append(Edit(start: end, end: end, replacement: added)) }
        return edits.sorted { $0.start < $1.start }
    }
}
