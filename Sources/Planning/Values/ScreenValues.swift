import Mustache

/// What a screen's templates know of it.
package struct ScreenValues: Sendable {
    private static let sampleCount = 3
    /// The samples that the bundled rows are made of: not in the order of the list.
    static let rows = [1, 3, 0, 4, 2]

    private let app: AppNames
    private let screen: ScreenNames
    let model: Model
    private let relatives: [Relative]
    private let source: ScreenNames?
    private let options: ListOptions
    private let ids: [String]

    /// Describes a screen.
    ///
    /// - Parameters:
    ///   - source: The screen from which it is opened, and whose model it shows.
    ///   - options: What it has beside its rows, where it has rows.
    ///   - ids: The ids that the template's xibs use.
    package init(
        app: AppNames,
        screen: ScreenNames,
        model: Model,
        relatives: [Relative],
        source: ScreenNames? = nil,
        options: ListOptions = ListOptions(),
        ids: [String] = []
    ) {
        self.app = app
        self.screen = screen
        self.model = model
        self.relatives = relatives
        self.source = source
        self.options = options
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
            "isSplit": .bool(options.isSplit),
            "sections": options.section.map {
                SectionValues(by: $0, of: model, noun: noun, models: models).value
            } ?? .null,
            "search": SearchValues(model, noun: noun)?.value ?? .null,
            "order": OrderValues(model, noun: noun).value,
            "recency": RecencyValues(model, noun: noun)?.value ?? .null,
            "factory": FactoryValues(model, noun: noun, samples: samples).value,
            "samples": .list(sampleItems(samples)),
            "rows": .list(rows(samples)),
            "rowCount": .number("\(Self.rows.count)"),
            "page": page.value(ids: ids),
            "form": form.value(item: noun.item, ids: ids),
            "record": .list(record(samples)),
            "archive": archive(noun, models: models),
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
}
