/// Answers a keyboard's questions about a text view's or field's text.
@MainActor
struct HeldText<Holder: TextHolder> {
    let holder: Holder

    private var length: Int { holder.heldText.length }

    func range(_ range: UITextRange) -> NSRange {
        let start = offset(range.start)
        return NSRange(location: start, length: max(0, offset(range.end) - start))
    }

    func offset(_ position: UITextPosition) -> Int {
        min(max(0, (position as? TextPlace)?.offset ?? 0), length)
    }

    func text(in part: UITextRange) -> String? {
        holder.heldText.substring(with: range(part))
    }

    func replace(_ part: UITextRange, with text: String) {
        holder.input.marked = nil
        holder.replaceHeld(range(part), with: text)
    }

    func setMarked(_ text: String?, selection: NSRange) {
        let text = text ?? ""
        let place = holder.input.marked ?? holder.input.selection
        holder.replaceHeld(place, with: text)
        let count = (text as NSString).length
        holder.input.marked = count > 0 ? NSRange(location: place.location, length: count) : nil
        holder.select(NSRange(location: place.location + selection.location, length: selection.length))
    }

    func part(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        let places = [offset(start), offset(end)].sorted()
        return TextPart(NSRange(location: places[0], length: places[1] - places[0]))
    }

    func position(from position: UITextPosition, offset steps: Int) -> UITextPosition? {
        let place = offset(position) + steps
        return (0...length).contains(place) ? TextPlace(place) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, steps: Int) -> UITextPosition? {
        switch direction {
        case .right: return self.position(from: position, offset: steps)
        case .left: return self.position(from: position, offset: -steps)
        case .up, .down:
            let lines = holder.heldLines
            guard let line = lines.lineIndex(of: offset(position)) else { return nil }
            let next = line + (direction == .down ? steps : -steps)
            guard lines.lines.indices.contains(next) else { return nil }
            let caret = lines.caret(at: offset(position))
            return TextPlace(lines.location(nearest: CGPoint(x: caret.minX, y: lines.lines[next].rect.midY)))
        }
    }

    func compare(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
        let (one, other) = (offset(first), offset(second))
        return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }

    func farthest(in part: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
        direction == .left || direction == .up ? part.start : part.end
    }

    /// From a place to the end of its line, or for up and down of the text.
    func extended(from position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        let place = offset(position)
        let lines = holder.heldLines
        let line = lines.lineIndex(of: place).map { lines.lines[$0].range } ?? NSRange(location: 0, length: 0)
        let edge =
            switch direction {
            case .left: line.location
            case .right: NSMaxRange(line)
            case .up: 0
            case .down: length
            }
        return part(from: position, to: TextPlace(edge))
    }

    func rects(for part: UITextRange) -> [CGRect] {
        holder.heldLines.rects(of: range(part)).map {
            $0.offsetBy(dx: holder.heldOrigin.x, dy: holder.heldOrigin.y)
        }
    }

    func selectionRects(for part: UITextRange) -> [UITextSelectionRect] {
        let rects = rects(for: part)
        return rects.enumerated().map {
            TextSelectionPart($0.element, isFirst: $0.offset == 0, isLast: $0.offset == rects.count - 1)
        }
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        holder.heldLines.caret(at: offset(position)).offsetBy(dx: holder.heldOrigin.x, dy: holder.heldOrigin.y)
    }

    func closest(to point: CGPoint) -> UITextPosition {
        let place = CGPoint(x: point.x - holder.heldOrigin.x, y: point.y - holder.heldOrigin.y)
        return TextPlace(holder.heldLines.location(nearest: place))
    }

    func closest(to point: CGPoint, within part: UITextRange) -> UITextPosition {
        let limits = range(part)
        return TextPlace(min(max(offset(closest(to: point)), limits.location), NSMaxRange(limits)))
    }

    func character(at point: CGPoint) -> UITextRange? {
        guard length > 0 else { return nil }
        let place = offset(closest(to: point))
        let isBehind = caretRect(for: TextPlace(place)).minX > point.x && place > 0
        let index = min(isBehind ? place - 1 : place, length - 1)
        return TextPart(holder.heldText.rangeOfComposedCharacterSequence(at: index))
    }
}
