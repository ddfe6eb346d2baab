import Mustache

/// What a screen's templates know of it.
package struct ScreenValues: Sendable {
    private static let sampleCount = 3
    /// The samples that the bundled rows are made of: not in the order of the list.
    private static let rows = [1, 3, 0, 4, 2]
    /// A small chessboard, as a PNG file in base64.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQAAAADsdIMmAAAAD0lEQVR42mP4wACB/BAIAC4AA/0rztGoAAAAAElFTkSuQmCC"

    private let app: AppNames
    private let screen: ScreenNames
    private let model: Model
    private let relatives: [Relative]
    private let source: ScreenNames?
    private let ids: [String]

    /// Describes a screen.
    ///
    /// - Parameters:
    ///   - source: The screen from which it is opened, and whose model it shows.
    ///   - ids: The ids that the template's xibs use.
    package init(
        app: AppNames,
        screen: ScreenNames,
        model: Model,
        relatives: [Relative],
        source: ScreenNames? = nil,
        ids: [String] = []
    ) {
        self.app = app
        self.screen = screen
        self.model = model
        self.relatives = relatives
        self.source = source
        self.ids = ids
    }

    /// The values by name.
    package var values: [String: Value] {
        let noun = Noun(screen.model, isTaken: TakenVariables.contains)
        let models = Models(relatives.map(\.model) + [model])
        let samples = SampleValues(models: models)
        let page = PageValues(model, noun: noun, models: models)
        let form = FormValues(model, noun: noun, models: models, prefix: app.package)
        let ids = XibIdentifiers(self.ids + page.ids + form.ids, module: screen.module).values
        return [
            "app": app.value,
            "screen": screenValue,
            "model": .object(modelValues(noun)),
            "from": source.map(value) ?? .null,
            "needs": .list(Set(relatives.compactMap(\.module)).sorted().map(Value.string)),
            "newModels": .list(relatives.filter(\.isNew).map(value)),
            "title": TitleValues(model, noun: noun, models: models).value,
            "detail": DetailValues(model, noun: noun, models: models).value,
            "hasTexts": .bool(model.titleField.scalar != .string || !model.detailFields.isEmpty),
            "order": OrderValues(model, noun: noun).value,
            "recency": RecencyValues(model, noun: noun)?.value ?? .null,
            "factory": FactoryValues(model, noun: noun, samples: samples).value,
            "samples": .list(sampleItems(samples)),
            "rows": .list(rows(samples)),
            "rowCount": .number("\(Self.rows.count)"),
            "page": page.value(ids: ids),
            "form": form.value(item: noun.item, ids: ids),
            "record": .list(record(samples)),
            "archive": [
                "one": .string(SampleArchive(models: models, back: noun.items, picture: Self.picture).one(model)),
                "many": .string(SampleArchive(models: models, back: noun.items).many(model, indices: Self.rows)),
            ],
            "ids": .object(ids.filter { self.ids.contains($0.key) }),
        ]
    }

    private var screenValue: Value {
        [
            "type": .string(screen.module),
            "title": .string(screen.title),
            "viewController": .string(screen.viewController),
            "dataSource": .string(screen.dataSource),
            "controls": .string(screen.controls),
            "view": .string(screen.view),
        ]
    }

    private func value(of source: ScreenNames) -> Value {
        [
            "screen": .string(source.module),
            "viewController": .string(source.viewController),
            "push": .string("push\(screen.module)"),
        ]
    }

    private func modelValues(_ noun: Noun) -> [String: Value] {
        let isCountable = noun.singular != noun.plural
        let own: [String: Value] = [
            "item": .string(noun.item),
            "items": .string(noun.items),
            "file": .string(noun.file),
            "oneFile": .string(noun.oneFile),
            "store": .string(screen.store),
            "draft": .string(model.name + "Draft"),
            "cell": .string(screen.cell),
            "counted": .string(
                isCountable ? "\\(count == 1 ? \"\(noun.singular)\" : \"\(noun.plural)\")" : noun.singular
            ),
        ]
        return ModelValues(model, noun: noun).values.merging(own) { $1 }
    }

    private func value(of relative: Relative) -> Value {
        let name = Name(words: WordSplitter.words(in: relative.model.name))
        return ["model": .object(ModelValues(relative.model, noun: Noun(name)).values)]
    }

    /// What the screen is tested with: a line each, or, where that is too long for one, several lines each.
    private func sampleItems(_ samples: SampleValues) -> [Value] {
        let items = (0..<Self.sampleCount).map { SampleItem(model, at: $0, samples: samples) }
        let areLong = items.contains(where: \.isLong)
        return items.map { $0.value(onLines: areLong) }
    }

    /// What the bundled file holds: ids in order, all else not.
    private func rows(_ samples: SampleValues) -> [Value] {
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
    private func record(_ samples: SampleValues) -> [Value] {
        let values = model.fields.map { field in
            (name: field.name, json: field.scalar == .data ? "\"\(Self.picture)\"" : samples.json(field, at: 0))
        }
        let present = values.filter { $0.json != "null" }
        return present.enumerated().map { index, value in
            ["json": .string("\"\(value.name)\": \(value.json)"), "comma": index == present.count - 1 ? "" : ","]
        }
    }
}
