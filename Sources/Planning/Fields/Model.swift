import Diagnostics

/// A type of the app that holds data: a screen's, or one that fields point to.
package struct Model: Hashable, Sendable {
    /// The type's name: `Photo`.
    package let name: String
    /// Its properties, in the order in which they were given; one of them is `id`.
    package let fields: [Field]

    /// Holds fields, with an `id` before them when they have none.
    package init(_ name: String, fields: [Field]) {
        self.name = name
        self.fields = fields.contains(where: \.isID) ? fields : [Field("id", .int)] + fields
    }

    /// What tells one of them from another.
    package var id: Field {
        fields.first(where: \.isID) ?? Field("id", .int)
    }

    /// The fields beside the `id`.
    package var content: [Field] {
        fields.filter { !$0.isID }
    }

    /// The field that a person means by its name, in any spelling that makes this field; nil where there is none.
    package func field(typed name: String) -> Field? {
        content.first { $0.name == FieldName.normalized(name) }
    }

    /// What names one in a list: the first text, one that is never missing if there is one; else the first field.
    package var titleField: Field {
        let texts = content.filter { $0.scalar == .string }
        return texts.first { !$0.isOptional } ?? texts.first ?? content.first ?? id
    }

    /// What stands below the title: the first three other fields that tell a person something, the date of the sort
    /// order among them.
    package var detailFields: [Field] {
        let shown = content.filter { $0 != titleField && ![.scalar(.data), .scalar(.uuid)].contains($0.type) }
        guard case .newestFirst(let date) = sortOrder, shown.dropFirst(3).contains(date) else {
            return Array(shown.prefix(3))
        }
        return shown.prefix(2) + [date]
    }

    /// Whether a list needs a text about one of them that is none of its fields.
    package var hasTexts: Bool { titleField.scalar != .string || !detailFields.isEmpty }

    /// The names of the models that the fields hold, each once.
    package var models: [String] {
        fields.compactMap(\.model).reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }
}
