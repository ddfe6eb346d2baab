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

    /// What names one in a list: the first text, else the first field.
    package var titleField: Field {
        content.first { $0.scalar == .string } ?? content.first ?? id
    }

    /// What stands below the title: the first date, else the first other field; raw data never does.
    package var detailField: Field? {
        let others = content.filter { $0 != titleField && $0.type != .scalar(.data) }
        return others.first { $0.scalar == .date } ?? others.first
    }

    /// The names of the models that the fields hold, each once.
    package var models: [String] {
        fields.compactMap(\.model).reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }

    /// The modules that a file which declares the type imports.
    package var imports: [String] {
        let needsFoundation = fields.contains { field in
            if case .scalar(let scalar) = field.type { scalar.isOfFoundation } else { false }
        }
        return needsFoundation ? ["Foundation"] : []
    }
}
