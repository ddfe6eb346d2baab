/// The models of an app, by name.
package struct Models: Hashable, Sendable {
    private let known: [String: Model]

    /// Collects models; of two with one name the last stays.
    package init(_ models: [Model] = []) {
        known = Dictionary(models.map { ($0.name, $0) }) { _, last in last }
    }

    /// The model of that name; a small one, an `id` and a `name`, when the app has none yet.
    package subscript(name: String) -> Model {
        known[name] ?? Model(name, fields: [Field("name", .string)])
    }
}
