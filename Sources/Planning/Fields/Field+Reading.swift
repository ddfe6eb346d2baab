import Diagnostics

extension Field {
    /// Reads a field as people type one: `title:String`, `tags:String:list`, `takenAt:Date?`, `tags:[String]?`.
    ///
    /// `optional` and `list` may stand in either order; both make a list that may be missing as a whole.
    ///
    /// - Parameters:
    ///   - typed: The name, `:` and the type, with `:optional` and `:list` behind it.
    ///   - models: The models that the app has. Any other name of a type is a new model.
    /// - Throws: A diagnostic that says what is wrong, at its column, and what is allowed.
    package init(_ typed: String, models: Set<String> = []) throws(Diagnostic) {
        let text = FieldText(typed)
        guard text.parts.count > 1, !text.parts[1].text.isEmpty else { throw .fieldWithoutType(text) }
        let type = try TypeText(text.parts[1], of: text, models: models)
        let name = try Field.name(text, of: type)
        let words = try text.parts.dropFirst(2).map { (part) throws(Diagnostic) in try Field.modifier(part, of: text) }
        if let twice = text.parts.dropFirst(3).first(where: { part in
            text.parts.dropFirst(2).first { $0.text == part.text }?.offset != part.offset
        }) {
            throw .repeatedModifier(twice, text)
        }
        self.init(
            name,
            type.type,
            isOptional: type.isOptional || words.contains("optional"),
            isList: type.isList || words.contains("list")
        )
        let ids: [FieldType] = [.scalar(.uuid), .scalar(.int), .scalar(.string)]
        guard !isID || (ids.contains(self.type) && !isList && !isOptional) else { throw .typeOfID(self, text) }
    }

    private static func name(_ text: FieldText, of type: TypeText) throws(Diagnostic) -> String {
        let typed = text.parts[0].text
        guard !typed.isEmpty else { throw .fieldWithoutName(text) }
        try NameCharacters.check(
            typed,
            subject: "The field's name",
            at: { text.place(text.parts[0].offset + $0) },
            suggest: { FieldName.normalized($0).first?.isLetter == true ? FieldName.normalized($0) : nil }
        )
        let name = FieldName.normalized(typed)
        guard !typed.contains(" ") else { throw .fieldName("has a space", text, better: name) }
        guard typed.contains(where: \.isLetter) else { throw .fieldName("has no letter", text, better: "title") }
        guard name.count <= 50 else { throw .fieldName("has more than 50 characters", text, better: "title") }
        guard name.first?.isNumber == false else {
            throw .fieldName("begins with a digit", text, better: "number" + name)
        }
        if ReservedNames.keywords.contains(name) {
            let isFlag = type.type == .scalar(.bool)
            let better = isFlag ? "is" + name.prefix(1).uppercased() + name.dropFirst() : name + "Value"
            throw .fieldName("'\(name)' is a keyword of Swift", text, better: better)
        }
        if name == "hashValue" {
            throw .fieldName("'hashValue' is a member that every model has", text, better: "hash")
        }
        return name
    }

    private static func modifier(_ part: FieldText.Part, of text: FieldText) throws(Diagnostic) -> String {
        guard part.text == "optional" || part.text == "list" else { throw .modifier(part, text) }
        return part.text
    }
}

extension Diagnostic {
    fileprivate static func fieldWithoutName(_ text: FieldText) -> Diagnostic {
        Diagnostic(
            "The field has no name.",
            at: text.place(0),
            fix: "Write a name, ':' and a type, such as 'title:String'."
        )
    }

    fileprivate static func fieldWithoutType(_ text: FieldText) -> Diagnostic {
        Diagnostic(
            "The field has no type.",
            at: text.place(text.parts.count > 1 ? text.parts[1].offset : text.source.unicodeScalars.count),
            fix: "Write a name, ':' and a type, such as 'title:String'. \(TypeText.allowed)"
        )
    }

    fileprivate static func fieldName(_ fault: String, _ text: FieldText, better: String) -> Diagnostic {
        Diagnostic("The field's name \(fault).", at: text.place(text.parts[0].offset), fix: "Write '\(better)'.")
    }

    fileprivate static func modifier(_ part: FieldText.Part, _ text: FieldText) -> Diagnostic {
        let nearest = NearMiss.nearest(to: part.text, in: ["optional", "list"])
        return Diagnostic(
            "Behind a field's type there can be 'optional' and 'list' and nothing else.",
            at: text.place(part.offset),
            fix: nearest.map { "Write '\($0)'." } ?? "Remove it."
        )
    }

    fileprivate static func repeatedModifier(_ part: FieldText.Part, _ text: FieldText) -> Diagnostic {
        Diagnostic(
            "The field says '\(part.text)' twice.",
            at: text.place(part.offset),
            fix: "Say it once; a list of lists cannot be shown."
        )
    }

    fileprivate static func typeOfID(_ field: Field, _ text: FieldText) -> Diagnostic {
        Diagnostic(
            "The field 'id' cannot be of the type '\(field.swiftType)'.",
            at: text.place(text.parts[1].offset),
            fix: "Write 'id:UUID', 'id:Int' or 'id:String', or leave it out."
        )
    }
}
