/// A value that can be typed into a field of a form.
public protocol TypedValue {
    /// What is wrong with a text that is no such value.
    static var fault: FieldProblem.Fault { get }
    /// Reads what was typed; nil where that is no such value.
    init?(typed: String)
    /// The value as a person would type it.
    var typed: String { get }
}

extension String: TypedValue {
    /// Only nothing is no text.
    public static var fault: FieldProblem.Fault { .missing }
    /// What was typed.
    public var typed: String { self }

    /// Reads any text.
    public init?(typed: String) { self = typed }
}

extension Int: TypedValue {
    /// No whole number.
    public static var fault: FieldProblem.Fault { .noNumber }
    /// The digits.
    public var typed: String { description }

    /// Reads digits.
    public init?(typed: String) { self.init(typed) }
}

extension Double: TypedValue {
    /// No number.
    public static var fault: FieldProblem.Fault { .noNumber }
    /// The digits.
    public var typed: String { description }

    /// Reads a decimal point as well as a comma.
    public init?(typed: String) {
        guard let value = Double(typed.replacing(",", with: ".")), value.isFinite else { return nil }
        self = value
    }
}

extension Decimal: TypedValue {
    /// No number.
    public static var fault: FieldProblem.Fault { .noNumber }
    /// The digits.
    public var typed: String { description }

    /// Reads a decimal point as well as a comma.
    public init?(typed: String) {
        // `Decimal` alone reads as far as it understands.
        guard Double(typed: typed) != nil else { return nil }
        self.init(string: typed.replacing(",", with: "."))
    }
}

extension URL: TypedValue {
    /// No link.
    public static var fault: FieldProblem.Fault { .noLink }
    /// The whole link.
    public var typed: String { absoluteString }

    /// Reads a link with a scheme, such as `https://example.com`.
    public init?(typed: String) {
        self.init(string: typed)
        guard scheme != nil else { return nil }
    }
}
