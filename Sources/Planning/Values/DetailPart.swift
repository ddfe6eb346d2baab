import Mustache

/// One part of the line that stands below a model's title.
struct DetailPart {
    private let field: Field
    private let phrase: FieldPhrase
    private let display: Display
    private let isDateAmongOthers: Bool

    /// Shows `field`; `isDateAmongOthers` says whether another date is shown, so that both need a label.
    init(_ field: Field, phrase: FieldPhrase, display: Display, isDateAmongOthers: Bool) {
        self.field = field
        self.phrase = phrase
        self.display = display
        self.isDateAmongOthers = isDateAmongOthers
    }

    /// The code for the part, inside the model.
    var expression: Display.Expression {
        if field.isList { return list }
        if field.scalar == .bool {
            return Display.Expression(
                code: "\(field.reference)\(field.isOptional ? " == true" : "") ? \"\(phrase.label)\" : nil",
                isOptional: true
            )
        }
        guard isLabelled else { return display.expression(for: field, as: field.reference) }
        return field.isOptional
            ? Display.Expression(code: "\(field.reference).map { \(labelled("$0")) }", isOptional: true)
            : Display.Expression(code: labelled(field.reference), isOptional: false)
    }

    /// The code for the text where this is the only part.
    var whole: String {
        if field.isList { return display.expression(for: field, as: field.reference).text }
        let code = expression.code
        return code.hasSuffix(" : nil") ? code.dropLast(3) + "\"\"" : expression.text
    }

    /// Whether there is anything to see of the part in the sample `index`.
    func isSeen(at index: Int, by sign: SampleSign) -> Bool {
        field.scalar == .bool ? index % 2 == 0 && sign.shows(field, at: index) : sign.shows(field, at: index)
    }

    private var isLabelled: Bool {
        switch field.scalar {
        case .int, .double, .decimal: true
        case .date: isDateAmongOthers
        case .string, .bool, .url, .uuid, .data, nil: false
        }
    }

    private func labelled(_ value: String) -> String {
        let one = Field(field.name, field.type)
        let text = field.scalar == .int ? value : display.expression(for: one, as: value).text
        return "\"\(phrase.label): \\(\(text))\""
    }

    private var list: Display.Expression {
        let all = Field(field.name, field.type, isList: true)
        let value = field.isOptional ? "$0" : field.reference
        let text = "\(value).isEmpty ? nil : " + display.expression(for: all, as: value).text
        return Display.Expression(
            code: field.isOptional ? "\(field.reference).flatMap { \(text) }" : text,
            isOptional: true
        )
    }
}

extension Field {
    /// How code inside the model refers to the field. At the start of a property's body, `get` alone would begin a getter.
    var reference: String {
        ["get", "set"].contains(name) ? "self." + name : name
    }
}
