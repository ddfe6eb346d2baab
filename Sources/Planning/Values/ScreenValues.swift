import Mustache

/// What a screen's templates know of it.
package struct ScreenValues: Sendable {
    private let app: AppNames
    private let screen: ScreenNames
    private let model: Model
    private let relatives: [Relative]
    private let source: ScreenNames?
    private let layout: String
    private let options: ListOptions
    private let ids: [String]

    /// Describes a screen.
    ///
    /// - Parameters:
    ///   - source: The screen from which it is opened, and whose model it shows.
    ///   - layout: How it is laid out.
    ///   - options: What it has beside its rows, where it has rows.
    ///   - ids: The ids that the template's xibs use.
    package init(
        app: AppNames,
        screen: ScreenNames,
        model: Model,
        relatives: [Relative],
        source: ScreenNames? = nil,
        layout: String = "",
        options: ListOptions = ListOptions(),
        ids: [String] = []
    ) {
        self.app = app
        self.screen = screen
        self.model = model
        self.relatives = relatives
        self.source = source
        self.layout = layout
        self.options = options
        self.ids = ids
    }

    /// The values by name.
    package var values: [String: Value] {
        let subject = SubjectValues(model, named: screen.model, relatives: relatives)
        let page = PageValues(model, noun: subject.noun, models: subject.models)
        let form = FormValues(model, noun: subject.noun, models: subject.models, prefix: app.package)
        let ids = XibIdentifiers(self.ids + page.ids + form.ids, module: screen.module).values
        let holding = source == nil ? Holding(ofScreen: layout) : nil
        let own: [String: Value] = [
            "app": app.value,
            "home": PartHome.screen(screen.module).value,
            "holds": Holding.value(of: holding),
            "store": storeValue(noun: subject.noun, holding: holding),
            "screen": screenValue,
            "from": source.map(value) ?? .null,
            "isExtended": .bool(model.hasTexts || options.section != nil),
            "isSplit": .bool(options.isSplit),
            "sections": options.section.map {
                SectionValues(by: $0, of: model, noun: subject.noun, models: subject.models).value
            } ?? .null,
            "search": SearchValues(model, noun: subject.noun)?.value ?? .null,
            "page": page.value(ids: ids),
            "form": form.value(item: subject.noun.item, ids: ids),
            "ids": .object(ids.filter { self.ids.contains($0.key) }),
        ]
        return subject.values.merging(own) { $1 }
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

    private func storeValue(noun: Noun, holding: Holding?) -> Value {
        let file = Value.string(holding == .one ? noun.oneFile : noun.file)
        return ["type": .string(model.name + "Store"), "file": file, "path": file]
    }

    private func value(of source: ScreenNames) -> Value {
        [
            "screen": .string(source.module),
            "viewController": .string(source.viewController),
            "push": .string("push\(screen.module)"),
        ]
    }
}
