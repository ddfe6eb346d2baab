/// Reads one value of a keyed archive.
struct ArchiveDecoder: Decoder {
    /// How deep values may lie in values: one that would hold itself is an error, not an end of the stack.
    private static let depth = 100

    let value: ArchivedValue
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// Reads `value`, which lies at `codingPath`.
    init(_ value: ArchivedValue, at codingPath: [any CodingKey] = []) {
        self.value = value
        self.codingPath = codingPath
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let fields = try value.fields() else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(ArchiveFields<Key>(decoder: self, fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let elements = value.elements() else { throw mismatch([Any].self) }
        return ArchiveElements(decoder: self, elements: elements)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    /// Reads what lies below this value.
    func decoder(of plain: PropertyListValue, at key: some CodingKey) throws -> ArchiveDecoder {
        guard codingPath.count < Self.depth else { throw CocoaError(.coderReadCorrupt) }
        return ArchiveDecoder(try value.contents.value(of: plain), at: codingPath + [key])
    }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: "\(value.plain)"))
    }
}

extension ArchiveDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { value.isNull }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let plain = type as? any ArchivedPlainly.Type {
            guard let read = plain.init(archived: value) as? Value else { throw mismatch(type) }
            return read
        }
        if let linkable = type as? any Linkable.Type, let number = value.number {
            return try object(linkable, number: number, as: type)
        }
        return try Value(from: self)
    }

    private func object<Object: Linkable, Value>(_: Object.Type, number: Int, as type: Value.Type) throws -> Value {
        let object: Object = try value.contents.object(number: number, self)
        guard let value = object as? Value else { throw mismatch(type) }
        return value
    }
}
