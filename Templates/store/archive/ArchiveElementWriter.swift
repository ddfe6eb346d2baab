/// Writes the elements of a list into a keyed archive.
struct ArchiveElementWriter: UnkeyedEncodingContainer {
    let encoder: ArchiveEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.count }

    func encodeNil() { encoder.append(.value(.link(0))) }
    func encode<Value: Encodable>(_ value: Value) throws { encoder.append(try encoder.part(value)) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        nested().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }
    func superEncoder() -> any Encoder { nested() }

    private func nested() -> ArchiveEncoder {
        let nested = encoder.nested()
        encoder.append(.encoder(nested))
        return nested
    }
}
