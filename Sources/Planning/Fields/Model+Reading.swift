import Diagnostics

extension Model {
    /// What a screen shows when nobody says.
    package static let defaultContent = [Field("title", .string), Field("createdAt", .date)]

    /// Reads the model of a screen from fields as people type them; none at all mean a title and a date.
    ///
    /// - Parameters:
    ///   - names: The names of the screen.
    ///   - typed: The fields: `title:String`, `takenAt:Date:optional`.
    ///   - models: The models that the app has.
    /// - Throws: A diagnostic that says which field is wrong, at which column, and what is allowed.
    package init(of names: ScreenNames, fields typed: [String], models: Set<String> = []) throws(Diagnostic) {
        try self.init(
            names.model.type,
            fields: typed,
            models: models,
            reserved: Set(names.types + [names.module]).subtracting([names.model.type])
        )
    }

    /// Reads a model by itself.
    ///
    /// - Parameter reserved: The names that no field's type may have.
    package init(
        _ name: String,
        fields typed: [String],
        models: Set<String>,
        reserved: Set<String>
    ) throws(Diagnostic) {
        var fields: [Field] = []
        for text in typed {
            let field = try Field(text, models: models)
            if let twin = fields.first(where: { $0.name.lowercased() == field.name.lowercased() }) {
                throw .repeatedField(field, twin, text)
            }
            if field.model == name, !field.isList { throw .endlessModel(field, text) }
            if let model = field.model, reserved.contains(model) { throw .fieldOfScreen(field, text) }
            fields.append(field)
        }
        self.init(name, fields: fields.isEmpty ? Model.defaultContent : fields)
    }
}

extension Diagnostic {
    fileprivate static func repeatedField(_ field: Field, _ twin: Field, _ text: String) -> Diagnostic {
        Diagnostic(
            twin.name == field.name
                ? "There are two fields named '\(field.name)'."
                : "The fields '\(twin.name)' and '\(field.name)' differ only in case.",
            at: FieldText(text).place(0),
            fix: "Remove one, or give it another name."
        )
    }

    fileprivate static func endlessModel(_ field: Field, _ text: String) -> Diagnostic {
        Diagnostic(
            "The field '\(field.name)' would put a '\(field.type.swift)' inside each '\(field.type.swift)', without end.",
            at: FieldText(text).place(FieldText(text).parts[1].offset),
            fix: "Write '\(field.name):\(field.type.swift):list', or '\(field.name)ID:UUID'."
        )
    }

    fileprivate static func fieldOfScreen(_ field: Field, _ text: String) -> Diagnostic {
        Diagnostic(
            "The field '\(field.name)' cannot be of the type '\(field.type.swift)', which is a name of the screen itself.",
            at: FieldText(text).place(FieldText(text).parts[1].offset),
            fix: "Write another name for the model, such as '\(field.type.swift)Item'."
        )
    }
}
