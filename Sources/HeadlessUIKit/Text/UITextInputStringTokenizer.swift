/// Finds the units of a text in its characters.
@MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Looks into a text.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// The unit around a place, or the one that begins or ends there.
    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let place = input.offset(from: input.beginningOfDocument, to: position)
        let units = units(of: granularity)
        let unit =
            direction.isForward
            ? units.first { $0.location <= place && place < NSMaxRange($0) }
            : units.first { $0.location < place && place <= NSMaxRange($0) }
        return unit.flatMap { part($0) }
    }

    /// Whether a unit ends, or for backward begins, at a place.
    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        let place = input.offset(from: input.beginningOfDocument, to: position)
        return units(of: granularity).contains { (direction.isForward ? NSMaxRange($0) : $0.location) == place }
    }

    /// The next end, or for backward the next beginning, of a unit.
    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let place = input.offset(from: input.beginningOfDocument, to: position)
        let units = units(of: granularity)
        let next =
            direction.isForward
            ? units.map { NSMaxRange($0) }.first { $0 > place }
            : units.map(\.location).last { $0 < place }
        return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    /// Whether a place is in a unit.
    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func part(_ range: NSRange) -> UITextRange? {
        guard let input,
            let start = input.position(from: input.beginningOfDocument, offset: range.location),
            let end = input.position(from: start, offset: range.length)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    private func units(of granularity: UITextGranularity) -> [NSRange] {
        guard let input,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: all)
        else { return [] }
        return TextUnits(of: text, granularity).ranges
    }
}
