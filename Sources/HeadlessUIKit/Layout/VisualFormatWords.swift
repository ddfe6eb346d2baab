/// The words of a visual format, one after the other; spaces do not count.
struct VisualFormatWords {
    private let letters: [Character]
    private let metrics: [String: Any]
    private var position = 0

    init(_ text: String, metrics: [String: Any]) {
        letters = text.filter { !$0.isWhitespace }
        self.metrics = metrics
    }

    var isAtEnd: Bool { position == letters.count }

    /// The name that comes next, if one does.
    var nextName: String? {
        var copy = self
        return copy.name()
    }

    func isAt(_ letter: Character) -> Bool {
        position < letters.count && letters[position] == letter
    }

    /// Whether `name` is a metric.
    func knows(_ name: String) -> Bool { metrics[name] != nil }

    mutating func skip(_ letter: Character) -> Bool {
        guard isAt(letter) else { return false }
        position += 1
        return true
    }

    mutating func name() -> String? {
        guard position < letters.count, letters[position].isLetter || letters[position] == "_" else { return nil }
        return take { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The relation that comes next; equality where there is none.
    mutating func relation() -> NSLayoutConstraint.Relation {
        let signs: [(String, NSLayoutConstraint.Relation)] = [
            ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
        ]
        for (sign, relation) in signs where String(letters[position...].prefix(2)) == sign {
            position += 2
            return relation
        }
        return .equal
    }

    /// The number, or the metric's value, that comes next.
    mutating func amount() throws(VisualFormat.Problem) -> CGFloat {
        if let name = name() { return try metric(name) }
        let sign = skip("-") ? "-" : skip("+") ? "+" : ""
        guard let number = Double(sign + take { $0.isNumber || $0 == "." }) else {
            throw problem("Expected a number or key from the metrics dictionary")
        }
        return CGFloat(number)
    }

    /// A problem here.
    func problem(_ text: String) -> VisualFormat.Problem {
        VisualFormat.Problem(text: text, position: position)
    }

    private func metric(_ name: String) throws(VisualFormat.Problem) -> CGFloat {
        switch metrics[name] {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default:
            throw problem(
                "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
            )
        }
    }

    private mutating func take(while isPart: (Character) -> Bool) -> String {
        let word = letters[position...].prefix(while: isPart)
        position += word.count
        return String(word)
    }
}
