/// The attributes of an element, laid out so that one is found without hashing its name.
struct XibAttributes: Sendable {
    /// The attributes by name.
    let byName: [String: String]
    private let filter: XibNameFilter
    /// Name and value in the order of the names' bits.
    private let ranked: [(name: String, value: String)]
    /// Whether no two names share a bit, so that a bit tells the place.
    private let isOneToOne: Bool

    init(_ attributes: [String: String]) {
        byName = attributes
        filter = XibNameFilter(attributes.keys)
        let sorted =
            attributes
            .map { (bit: XibNameFilter.bit(of: $0.key), name: $0.key, value: $0.value) }
            .sorted { $0.bit < $1.bit }
        isOneToOne = zip(sorted, sorted.dropFirst()).allSatisfy { $0.bit != $1.bit }
        ranked = sorted.map { ($0.name, $0.value) }
    }

    subscript(name: String) -> String? {
        guard let rank = filter.rank(of: name) else { return nil }
        guard isOneToOne else { return ranked[rank...].first { $0.name == name }?.value }
        return ranked[rank].name == name ? ranked[rank].value : nil
    }
}
