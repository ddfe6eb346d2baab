/// Writes one value into a keyed archive.
final class ArchiveEncoder: Encoder {
    /// What the value holds: something that is written, or that somebody still writes.
    enum Part {
        case value(PropertyListValue)
        case encoder(ArchiveEncoder)
    }

    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    private let archive: ArchiveBuilder
    private let className: String?
    private var plain: PropertyListValue?
    private var fields: [String: Part] = [:]
    private var elements: [Part]?

    /// Writes an object of the class `className`; without one, what has keys becomes a dictionary.
    init(archive: ArchiveBuilder, className: String?, codingPath: [any CodingKey]) {
        self.archive = archive
        self.className = className
        self.codingPath = codingPath
    }

    /// What was written, not yet an object of the archive.
    var value: PropertyListValue {
        if let plain { return plain }
        if let elements {
            let links = elements.map { archive.link(to: value(of: $0)) }
            return object("NSArray", ["NS.objects": .array(links)])
        }
        return value(of: fields.mapValues(value))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(ArchiveFieldWriter<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        elements = elements ?? []
        return ArchiveElementWriter(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// How many elements have been written.
    var count: Int { elements?.count ?? 0 }

    /// Writes a field.
    func set(_ part: Part, forKey key: String) { fields[key] = part }

    /// Writes the next element.
    func append(_ part: Part) { elements?.append(part) }

    /// What stands for `value`, which lies below this one.
    func part(_ value: some Encodable, at key: (any CodingKey)? = nil) throws -> Part {
        .value(try archive.archived(value, at: codingPath + (key.map { [$0] } ?? [])))
    }

    /// An encoder for what lies below this value and has no type of its own.
    func nested(at key: (any CodingKey)? = nil) -> ArchiveEncoder {
        ArchiveEncoder(archive: archive, className: nil, codingPath: codingPath + (key.map { [$0] } ?? []))
    }

    private func value(of part: Part) -> PropertyListValue {
        switch part {
        case .value(let value): value
        case .encoder(let encoder): archive.link(to: encoder.value)
        }
    }

    private func value(of fields: [String: PropertyListValue]) -> PropertyListValue {
        if let className { return object(className, fields) }
        let sorted = fields.sorted { $0.key < $1.key }
        return object(
            "NSDictionary",
            [
                "NS.keys": .array(sorted.map { archive.link(to: .string($0.key)) }),
                "NS.objects": .array(sorted.map { archive.link(to: $0.value) }),
            ]
        )
    }

    private func object(_ name: String, _ fields: [String: PropertyListValue]) -> PropertyListValue {
        .dictionary(fields.merging(["$class": archive.link(toClass: name)]) { $1 })
    }
}

extension ArchiveEncoder: SingleValueEncodingContainer {
    func encodeNil() { plain = .link(0) }

    func encode<Value: Encodable>(_ value: Value) throws {
        plain = try archive.archived(value, at: codingPath)
    }
}
