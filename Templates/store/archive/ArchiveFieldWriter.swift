/// Writes the fields of an object into a keyed archive.
struct ArchiveFieldWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: ArchiveEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) { encoder.set(.value(.link(0)), forKey: key.stringValue) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        encoder.set(try encoder.part(value, at: key), forKey: key.stringValue)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        nested(key.stringValue, at: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        nested(key.stringValue, at: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { nested("super", at: nil) }
    func superEncoder(forKey key: Key) -> any Encoder { nested(key.stringValue, at: key) }

    private func nested(_ name: String, at key: Key?) -> ArchiveEncoder {
        let nested = encoder.nested(at: key)
        encoder.set(.encoder(nested), forKey: name)
        return nested
    }
}
