/// What was typed into a field of a form, to be made a value.
public struct TypedText<Field: RawRepresentable<String>> {
    private let text: String
    private let field: Field
    private let locale: Locale

    /// What was typed into `field`, where numbers are written as in `locale`; space around it does not count.
    public init(_ text: String, in field: Field, locale: Locale = .current) {
        self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        self.field = field
        self.locale = locale
    }

    /// The value, which has to be there.
    public func required<Value: TypedValue>() throws(FieldProblem) -> Value {
        guard let value: Value = try optional() else { throw FieldProblem(field, .missing) }
        return value
    }

    /// The value, or nil where nothing was typed.
    public func optional<Value: TypedValue>() throws(FieldProblem) -> Value? {
        guard !text.isEmpty else { return nil }
        guard let value = Value(typed: text, in: locale) else { throw FieldProblem(field, Value.fault) }
        return value
    }
}
