import Diagnostics

/// A field's type as a person typed it: `Date?`, `[String]`, `User`.
struct TypeText {
    /// What one value is.
    let type: FieldType
    /// Whether a `?` stands behind the whole.
    let isOptional: Bool
    /// Whether brackets stand around it.
    let isList: Bool

    /// Reads the type in `part` of `text`.
    init(_ part: FieldText.Part, of text: FieldText, models: Set<String>) throws(Diagnostic) {
        try NameCharacters.check(
            part.text,
            besides: "[]?<>:!.",
            subject: "The field's type",
            at: { text.place(part.offset + $0) },
            suggest: { TypeText.nearest(to: $0) }
        )
        let isOptional = part.text.hasSuffix("?")
        let whole = isOptional ? part.text.dropLast() : part.text[...]
        let isList = whole.hasPrefix("[") && whole.hasSuffix("]")
        let base = String(isList ? whole.dropFirst().dropLast() : whole)
        guard let type = TypeText.type(base, models: models) else {
            throw .typeOfField(
                part,
                text,
                owner: ReservedNames.module(ofType: base),
                better: TypeText.nearest(to: part.text)
            )
        }
        self.type = type
        self.isOptional = isOptional
        self.isList = isList
    }

    /// What a field may be, as a sentence.
    static let allowed =
        "A field may be \(ScalarType.allCases.map(\.rawValue).joined(separator: ", ")) or a model of your own, such as User."

    private static func type(_ name: String, models: Set<String>) -> FieldType? {
        if let scalar = ScalarType(rawValue: name) { return .scalar(scalar) }
        if models.contains(name) { return .model(name) }
        let isModel = slip(name) == nil && (try? Name(name, as: .model))?.type == name
        return isModel ? .model(name) : nil
    }

    /// How `text`, whose type is none, was probably meant.
    private static func nearest(to text: String) -> String? {
        for (opening, closing, meant) in wrappers where text.hasPrefix(opening) && text.hasSuffix(closing) {
            let inner = String(text.dropFirst(opening.count).dropLast(closing.count))
            guard let type = type(inner, models: [])?.swift ?? nearest(to: inner) else { return nil }
            return type.hasSuffix("?") && meant.hasSuffix("?") ? type : meant.replacing("T", with: type)
        }
        if let scalar = slip(text) { return scalar.rawValue }
        return text.contains { !($0.isLetter || $0.isNumber || $0 == "_") } ? nil : (try? Name(text, as: .model))?.type
    }

    /// Ways to write an optional and a list, and how they are written here.
    private static let wrappers = [
        ("", "?", "T?"), ("", "!", "T?"), ("Optional<", ">", "T?"), ("[", "?]", "[T]?"), ("[", "]", "[T]"),
        ("Array<", ">", "[T]"), ("Set<", ">", "[T]"),
    ]

    /// The plain type that `name` is another word or a slip of the pen for.
    private static func slip(_ name: String) -> ScalarType? {
        let small = name.lowercased()
        if let other = otherWords[small] { return other }
        return ScalarType.allCases.first { isSlip(small, of: $0.rawValue.lowercased()) }
    }

    /// Whether the words differ by one letter too many or too few or swapped, but begin alike: `sting` and `string`.
    ///
    /// A letter that is another makes another word: `Book` is not `Bool`.
    private static func isSlip(_ typed: String, of meant: String) -> Bool {
        guard typed != meant else { return true }
        guard typed.first == meant.first else { return false }
        let (typed, meant) = (Array(typed), Array(meant))
        let isSwapped = typed.indices.dropFirst().contains { index in
            var swapped = typed
            swapped.swapAt(index - 1, index)
            return swapped == meant
        }
        return isSwapped || lacksOne(typed, of: meant) || lacksOne(meant, of: typed)
    }

    private static func lacksOne(_ short: [Character], of long: [Character]) -> Bool {
        short.count + 1 == long.count
            && long.indices.contains { index in Array(long[..<index] + long[(index + 1)...]) == short }
    }

    private static let otherWords: [String: ScalarType] = [
        "text": .string, "character": .string, "char": .string, "substring": .string, "nsstring": .string,
        "str": .string, "varchar": .string, "integer": .int, "long": .int, "short": .int, "int8": .int, "int16": .int,
        "int32": .int, "int64": .int, "uint": .int, "uint8": .int, "uint16": .int, "uint32": .int, "uint64": .int,
        "nsinteger": .int, "float": .double, "float32": .double, "float64": .double, "cgfloat": .double,
        "number": .double, "nsnumber": .double, "real": .double, "timeinterval": .double, "boolean": .bool,
        "objcbool": .bool, "datetime": .date, "nsdate": .date, "timestamp": .date, "time": .date, "uri": .url,
        "nsurl": .url, "guid": .uuid, "nsuuid": .uuid, "nsdecimalnumber": .decimal, "nsdata": .data, "blob": .data,
        "bytes": .data, "byte": .data,
    ]
}

extension Diagnostic {
    fileprivate static func typeOfField(
        _ part: FieldText.Part,
        _ text: FieldText,
        owner: String?,
        better: String?
    ) -> Diagnostic {
        Diagnostic(
            "A field cannot be of the type '\(part.text)'" + (owner.map { ", which is one of \($0)'s" } ?? "") + ".",
            at: text.place(part.offset),
            fix: (better.map { "Write '\($0)'. " } ?? "") + TypeText.allowed
        )
    }
}
