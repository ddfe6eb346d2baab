/// A number that was typed with the separators of a locale: all of the text, or it is none.
///
/// Foundation reads as far as it understands, so that `12 apples` were 12 to it.
struct TypedNumber {
    private static let signs: [Character: String] = ["-": "-", "−": "-", "+": ""]

    /// The number as Swift's own types read it, such as `-1234.5`.
    let text: String

    /// Reads `typed`; nil where that is no number, or one whose groups are not where they belong.
    init?(_ typed: String, in locale: Locale) {
        // Some languages mark in which direction a number is read.
        let marked = typed.filter { $0.unicodeScalars.first?.properties.generalCategory != .format }
        let sign = marked.first.flatMap { Self.signs[$0] }
        let parts = marked.dropFirst(sign == nil ? 0 : 1)
            .split(separator: locale.decimalSeparator?.first ?? ".", omittingEmptySubsequences: false)
        guard parts.count <= 2,
            let whole = Self.ungrouped(parts[0], by: locale.groupingSeparator?.first ?? ",").flatMap(Self.digits),
            let decimals = Self.digits(parts.count == 2 ? String(parts[1]) : ""),
            !whole.isEmpty || !decimals.isEmpty
        else { return nil }
        text = (sign ?? "") + (whole.isEmpty ? "0" : whole) + (decimals.isEmpty ? "" : "." + decimals)
    }

    /// The text without what parts it into groups; nil where those are not as long as groups of digits are.
    private static func ungrouped(_ text: Substring, by separator: Character) -> String? {
        let groups = text.split(omittingEmptySubsequences: false) { $0.isMeant(as: separator) }
        let lengths = groups.map(\.count)
        guard lengths.count > 1 else { return String(text) }
        // Those in the middle are shorter in India.
        let isGrouped = 1...3 ~= lengths[0] && lengths[1...].dropLast().allSatisfy { 2...3 ~= $0 } && lengths.last == 3
        return isGrouped ? groups.joined() : nil
    }

    /// The digits of any language as those of English; nil where there is anything else.
    private static func digits(_ text: String) -> String? {
        let values = text.compactMap { character in
            character.unicodeScalars.first?.properties.numericType == .decimal ? character.wholeNumberValue : nil
        }
        return values.count == text.count ? values.map(String.init).joined() : nil
    }
}

extension Character {
    /// Whether it stands for `separator`: keyboards have one space and one apostrophe, locales several.
    fileprivate func isMeant(as separator: Character) -> Bool {
        self == separator || (isWhitespace && separator.isWhitespace) || (self == "'" && separator == "’")
    }
}
