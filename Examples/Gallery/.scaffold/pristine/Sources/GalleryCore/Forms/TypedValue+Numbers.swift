extension Int: TypedValue {
    /// No whole number.
    public static var fault: FieldProblem.Fault { .noNumber }

    /// Reads digits, grouped or not.
    public init?(typed: String, in locale: Locale) {
        guard let number = TypedNumber(typed, in: locale), let value = Int(number.text) else { return nil }
        self = value
    }

    /// The digits, ungrouped.
    public func typed(in locale: Locale) -> String { formatted(.number.grouping(.never).locale(locale)) }
}

extension Double: TypedValue {
    /// No number.
    public static var fault: FieldProblem.Fault { .noNumber }

    /// Reads digits, grouped or not, with decimals or without.
    public init?(typed: String, in locale: Locale) {
        guard let number = TypedNumber(typed, in: locale), let value = Double(number.text) else { return nil }
        self = value
    }

    /// All digits, ungrouped.
    public func typed(in locale: Locale) -> String {
        formatted(.number.grouping(.never).precision(.fractionLength(0...)).locale(locale))
    }
}

extension Decimal: TypedValue {
    /// No number.
    public static var fault: FieldProblem.Fault { .noNumber }

    /// Reads digits, grouped or not, with decimals or without.
    public init?(typed: String, in locale: Locale) {
        guard let number = TypedNumber(typed, in: locale) else { return nil }
        self.init(string: number.text)
    }

    /// All digits, ungrouped.
    public func typed(in locale: Locale) -> String {
        formatted(.number.grouping(.never).precision(.fractionLength(0...)).locale(locale))
    }
}
