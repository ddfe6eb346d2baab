/// Finds the fields of a model that nobody can tell from what is shown of it.
///
/// A sample is given the value of another in one field after the other; a field is told where that changes what is shown.
public struct FieldProbe<Model: Codable> {
    private let samples: [Model]

    /// Probes with `samples`, which have to differ in each field.
    ///
    /// They are taken apart and put together as `Codable`, so each field has to have the name of its property there.
    public init(_ samples: [Model]) {
        self.samples = samples
    }

    /// The fields that make no difference to what `show` gives, by the names of their properties, as they are declared.
    public func unseen<Shown: Equatable>(in show: (Model) throws -> Shown) throws -> [String] {
        guard let first = samples.first else { return [] }
        let shown = try show(first)
        let records = try samples.map(record)
        return try Mirror(reflecting: first).children.compactMap(\.label).filter { field in
            try records.dropFirst().allSatisfy { other in
                var record = records[0]
                record[field] = other[field]
                return try show(model(of: record)) == shown
            }
        }
    }

    private func record(of model: Model) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(model), options: .fragmentsAllowed)
        guard let record = object as? [String: Any] else { throw ScreenProblem("\(Model.self) has no fields.") }
        return record
    }

    private func model(of record: [String: Any]) throws -> Model {
        try JSONDecoder().decode(Model.self, from: JSONSerialization.data(withJSONObject: record))
    }
}
