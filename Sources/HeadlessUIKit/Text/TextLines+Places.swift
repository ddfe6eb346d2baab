extension TextLines {
    func substring(_ range: NSRange) -> String {
        (string as NSString).substring(with: range)
    }

    /// The index of the line on which a character lies.
    func lineIndex(of location: Int) -> Int? {
        lines.firstIndex { NSLocationInRange(location, $0.range) } ?? (lines.isEmpty ? nil : lines.count - 1)
    }

    /// Where the cursor is before a character.
    func caret(at location: Int) -> CGRect {
        guard let index = lineIndex(of: location) else { return .zero }
        let line = lines[index]
        let before = NSRange(location: line.range.location, length: max(0, location - line.range.location))
        return CGRect(x: line.rect.minX + width(of: before), y: line.rect.minY, width: 2, height: line.rect.height)
    }

    /// The rectangles, one for each line, of a range.
    func rects(of range: NSRange) -> [CGRect] {
        lines.compactMap { line in
            let part = NSIntersectionRange(line.range, range)
            guard part.length > 0 else { return nil }
            let before = NSRange(location: line.range.location, length: part.location - line.range.location)
            let left = line.rect.minX + width(of: before)
            return CGRect(x: left, y: line.rect.minY, width: width(of: part), height: line.rect.height)
        }
    }

    /// The character before which the cursor goes for a finger at a point.
    func location(nearest point: CGPoint) -> Int {
        guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
        var place = line.range.location
        var left = line.rect.minX
        for character in substring(line.range) where !character.isNewline {
            let length = String(character).utf16.count
            let width = width(of: NSRange(location: place, length: length))
            if point.x < left + width / 2 { return place }
            left += width
            place += length
        }
        return place
    }
}
