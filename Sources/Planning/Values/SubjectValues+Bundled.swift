import Mustache

extension SubjectValues {
    /// A small chessboard, as a PNG file in base64.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQAAAADsdIMmAAAAD0lEQVR42mP4wACB/BAIAC4AA/0rztGoAAAAAElFTkSuQmCC"

    /// What the bundled file holds: ids in order, all else not.
    func rows(_ samples: SampleValues) -> [Value] {
        Self.rows.enumerated().map { position, index in
            let values = model.fields.map { field in
                (name: field.name, json: samples.json(field, at: field.isID ? position : index))
            }
            let present = values.filter { $0.json != "null" }.map { "\"\($0.name)\": \($0.json)" }
            return [
                "json": .string("{ \(present.joined(separator: ", ")) }"),
                "comma": position == Self.rows.count - 1 ? "" : ",",
            ]
        }
    }

    /// What the bundled file holds where a screen shows one: a line for each field, with a picture that can be seen.
    func record(_ samples: SampleValues) -> [Value] {
        let values = model.fields.map { field in
            (name: field.name, json: field.scalar == .data ? "\"\(Self.picture)\"" : samples.json(field, at: 0))
        }
        let present = values.filter { $0.json != "null" }
        return present.enumerated().map { index, value in
            ["json": .string("\"\(value.name)\": \(value.json)"), "comma": index == present.count - 1 ? "" : ","]
        }
    }

    /// The same two as keyed archives in base64.
    var archive: Value {
        [
            "one": .string(SampleArchive(models: models, back: noun.items, picture: Self.picture).one(model)),
            "many": .string(SampleArchive(models: models, back: noun.items).many(model, indices: Self.rows)),
        ]
    }
}
