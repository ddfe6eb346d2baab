import Mustache

/// What a part's templates know of it.
package struct PartValues: Sendable {
    private let app: AppNames
    private let name: Name
    private let home: PartHome
    private let model: Model?
    private let relatives: [Relative]
    private let ids: [String]

    /// Describes a part.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - home: The module that it goes into.
    ///   - model: What it is about; nil where that is no model.
    ///   - relatives: The models that its own holds, and its own where that stands in another module.
    ///   - ids: The ids that the template's xibs use.
    package init(
        app: AppNames,
        name: Name,
        home: PartHome,
        model: Model? = nil,
        relatives: [Relative] = [],
        ids: [String] = []
    ) {
        self.app = app
        self.name = name
        self.home = home
        self.model = model
        self.relatives = relatives
        self.ids = ids
    }

    /// The values by name.
    package var values: [String: Value] {
        let ids = XibIdentifiers(ids, module: "\(home.module)/\(name.type)").values
        let own: [String: Value] = [
            "app": app.value, "part": partValue, "home": home.value, "store": storeValue, "ids": .object(ids),
        ]
        guard let model else { return own }
        let modelName = Name(words: WordSplitter.words(in: model.name))
        let subject = SubjectValues(model, named: modelName, relatives: relatives).values
        return subject.merging(own) { $1 }
    }

    private var partValue: Value {
        let noun = Noun(name, isTaken: TakenVariables.contains)
        let article = noun.withArticle
        return [
            "type": .string(name.type),
            "title": .string(name.title),
            "variable": .string(name.variable),
            "item": .string(noun.item),
            "noun": .string(noun.singular),
            "aNoun": .string(article),
            "ANoun": .string(article.prefix(1).uppercased() + article.dropFirst()),
        ]
    }

    /// What a store of this name is called, and what its file and its service are.
    private var storeValue: Value {
        let isStore = name.words.last?.spelling.lowercased() == "store"
        let (store, content) = isStore ? (name, Name(words: name.words.dropLast())) : (name.appending("Store"), name)
        return [
            "type": .string(store.type),
            "file": .string(store.kebab),
            "path": .string(content.words.isEmpty ? store.kebab : content.kebab),
        ]
    }
}
