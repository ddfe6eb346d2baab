import Diagnostics

/// The names that a screen's files, modules, types and variables get.
package struct ScreenNames: Hashable, Sendable {
    /// The screen itself: `Photos`.
    package let screen: Name
    /// One of what it shows: `Photo`. Never named like the screen.
    package let model: Name

    /// Reads the names that people typed.
    ///
    /// - Parameters:
    ///   - typed: The screen's name.
    ///   - model: The model's name; the word for one of what the screen shows when there is none.
    ///   - known: What the app has already.
    /// - Throws: A diagnostic that says why a name cannot be used.
    package init(
        _ typed: String,
        model typedModel: String? = nil,
        known: KnownNames = KnownNames()
    ) throws(Diagnostic) {
        screen = try Name(typed, as: .screen)
        if let typedModel {
            model = try Name(typedModel, as: .model)
        } else {
            model = ScreenNames.model(of: screen, known: known)
        }
        try checkModules(against: known)
        try checkTypes(against: known)
    }

    /// The screen's module: `Photos`.
    package var module: String { screen.type }
    /// The module of its tests: `PhotosTests`.
    package var tests: String { screen.type + "Tests" }
    /// Its controller: `PhotosViewController`.
    package var viewController: String { screen.type + "ViewController" }
    /// Its data source: `PhotosDataSource`.
    package var dataSource: String { screen.type + "DataSource" }
    /// The controls of one that shows one model: `PhotosControls`.
    package var controls: String { screen.type + "Controls" }
    /// Its xib: `PhotosView`.
    package var view: String { screen.type + "View" }
    /// What its title bar says: `Photos`.
    package var title: String { screen.title }
    /// Where its models come from: `PhotoStore`.
    package var store: String { model.type + "Store" }
    /// What shows one model in a list: `PhotoCell`.
    package var cell: String { model.type + "Cell" }
    /// A variable for one model: `photo`.
    package var item: String { model.variable }
    /// A variable for many models, never that for one: `photos`; `newsItems` for the model `News`.
    package var items: String {
        let plural = model.plural
        return plural == model ? model.appending("Items").variable : plural.variable
    }

    /// The types in the screen's module.
    package var types: [String] {
        [viewController, dataSource, model.type, store, cell]
    }
}

extension ScreenNames {
    private static let collections = [
        "list", "grid", "table", "collection", "detail", "details", "form", "editor", "picker", "browser", "overview",
    ]

    /// The word for one of what `screen` shows: `Photo` for `Photos` and `PhotoList`, `NewsItem` for `News`.
    private static func model(of screen: Name, known: KnownNames) -> Name {
        let isCollection = screen.words.count > 1 && collections.contains(screen.words.last?.spelling ?? "")
        let one = (isCollection ? Name(words: screen.words.dropLast()) : screen).singular
        let candidates = [one, one.appending("Item"), one.appending("Entry")]
        return candidates.first { isFree($0, for: screen, known: known) } ?? one.appending("Item")
    }

    private static func isFree(_ model: Name, for screen: Name, known: KnownNames) -> Bool {
        let isRepeated = model.words.count > 1 && model.words.last == model.words.dropLast().last
        let types = [model.type, model.type + "Store", model.type + "Cell"]
        return !isRepeated && ReservedNames.meaning(of: model) == nil
            && types.allSatisfy { type in
                type.lowercased() != screen.type.lowercased() && ReservedNames.module(ofType: type) == nil
                    && known.owner(ofType: type, beside: screen.type) == nil
            }
    }

    private func checkModules(against known: KnownNames) throws(Diagnostic) {
        if known.modules.contains(module) { throw .takenModule(module, screen) }
        if let twin = known.caseTwin(of: module) { throw .caseTwin(twin, of: module, screen) }
        guard !known.screens.contains(module) else { return }
        if module.lowercased().hasSuffix("tests"), let tested = known.module(seenAs: String(module.dropLast(5))),
            known.screens.contains(tested)
        {
            throw .takenModule(tested + "Tests", screen)
        }
        if known.screens.contains(tests) || known.modules.contains(tests) { throw .takenModule(tests, screen) }
        if let twin = known.caseTwin(of: tests) { throw .caseTwin(twin, of: tests, screen) }
    }

    private func checkTypes(against known: KnownNames) throws(Diagnostic) {
        for type in types {
            let isOfModel = [model.type, store, cell].contains(type)
            let (name, role) = isOfModel ? (model, NameRole.model) : (screen, .screen)
            if type.lowercased() == module.lowercased() { throw .moduleNamedLikeType(type, self) }
            if type.lowercased() != module.lowercased(), known.screens.contains(type) {
                throw .clashingType(type, of: type, name, role)
            }
            if let owner = ReservedNames.module(ofType: type) { throw .clashingType(type, of: owner, name, role) }
            if let owner = known.owner(ofType: type, beside: module) {
                throw .clashingType(type, of: owner, name, role)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func takenModule(_ module: String, _ screen: Name) -> Diagnostic {
        Diagnostic(
            "The screen's name '\(screen.type)' makes a module '\(module)', which the app has already.",
            fix: "Write '\(screen.distinct(as: .screen)?.type ?? NameRole.screen.example)'."
        )
    }

    fileprivate static func caseTwin(_ twin: String, of module: String, _ screen: Name) -> Diagnostic {
        Diagnostic(
            "The screen's name '\(screen.type)' makes a module '\(module)', which differs only in case from '\(twin)'.",
            fix: "Write '\(screen.distinct(as: .screen)?.type ?? NameRole.screen.example)'."
        )
    }

    fileprivate static func moduleNamedLikeType(_ type: String, _ names: ScreenNames) -> Diagnostic {
        Diagnostic(
            "The screen's module '\(names.module)' would be named like the type '\(type)' inside it.",
            fix: "Name the model '\(names.screen.singular.distinct(as: .model)?.type ?? NameRole.model.example)'."
        )
    }
}
