internal import XibDocument

extension XibSource {
    /// The edits that give attributes of an element other values, in the order given; a nil value takes the attribute away.
    ///
    /// None where the element's start tag is not found as it is written.
    func edits(setting values: KeyValuePairs<String, String?>, of element: XibElement) -> [Edit] {
        let text = Array(lines.joined(separator: "\n").utf8)
        guard let tag = XibStartTag(number: element.position, named: element.name, in: text) else { return [] }
        var edits: [Edit] = []
        var added = ""
        for (name, value) in values {
            switch (tag.attributes[name], value) {
            case (let place?, let value?):
                edits.append(Edit(start: place.value.lowerBound, end: place.value.upperBound, replacement: value))
            case (let place?, nil):
                edits.append(Edit(start: place.whole.lowerBound, end: place.whole.upperBound, replacement: ""))
            case (nil, let value?): added += " \(name)=\"\(value)\""
            case (nil, nil): break
            }
        }
        if !added.isEmpty { edits.append(Edit(start: tag.end, end: tag.end, replacement: added)) }
        return edits.sorted { $0.start < $1.start }
    }
}
