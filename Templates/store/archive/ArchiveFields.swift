/// The fields of an object in a keyed archive.
struct ArchiveFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ArchiveDecoder
    let fields: [String: PropertyListValue]

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { fields.keys.compactMap(Key.init) }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try field(key).decodeNil() }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try field(key).decode(type) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try field(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try field(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { try field(key) }

    private func field(_ key: Key) throws -> ArchiveDecoder {
        guard let field = fields[key.stringValue] else {
            let context = DecodingError.Context(codingPath: codingPath, debugDescription: "It is not there.")
            throw DecodingError.keyNotFound(key, context)
        }
        return try decoder.decoder(of: field, at: key)
    }
}
