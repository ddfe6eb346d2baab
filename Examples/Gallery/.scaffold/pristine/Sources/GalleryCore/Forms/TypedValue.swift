/// A value that can be typed into a field of a form.
public protocol TypedValue {
    /// What is wrong with a text that is no such value.
    static var fault: FieldProblem.Fault { get }
    /// Reads what was typed where `locale` is in use; nil where that is no such value.
    init?(typed: String, in locale: Locale)
    /// The value as a person would type it where `locale` is in use.
    func typed(in locale: Locale) -> String
}

extension TypedValue {
    /// The value as the person who uses the device would type it.
    public var typed: String { typed(in: .current) }
}

extension String: TypedValue {
    /// Only nothing is no text.
    public static var fault: FieldProblem.Fault { .missing }

    /// Reads any text.
    public init?(typed: String, in locale: Locale) { self = typed }

    /// What was typed.
    public func typed(in locale: Locale) -> String { self }
}

extension URL: TypedValue {
    /// No link.
    public static var fault: FieldProblem.Fault { .noLink }

    /// Reads a link with a scheme, such as `https://example.com`.
    public init?(typed: String, in locale: Locale) {
        self.init(string: typed)
        guard scheme != nil else { return nil }
    }

    /// The whole link.
    public func typed(in locale: Locale) -> String { absoluteString }
}
