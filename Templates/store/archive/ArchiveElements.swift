/// The elements of a list in a keyed archive.
struct ArchiveElements: UnkeyedDecodingContainer {
    /// The place of an element.
    private struct Place: CodingKey {
        let intValue: Int?
        var stringValue: String { "\(intValue ?? 0)" }

        init(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { nil }
    }

    let decoder: ArchiveDecoder
    let elements: [PropertyListValue]
    private(set) var currentIndex = 0

    /// The elements of what `decoder` reads.
    init(decoder: ArchiveDecoder, elements: [PropertyListValue]) {
        self.decoder = decoder
        self.elements = elements
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() throws -> Bool {
        let isNull = try element().decodeNil()
        if isNull { currentIndex += 1 }
        return isNull
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next { try $0.decode(type) } }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try next { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }

    private mutating func next<Value>(_ read: (ArchiveDecoder) throws -> Value) throws -> Value {
        let value = try read(element())
        currentIndex += 1
        return value
    }

    private func element() throws -> ArchiveDecoder {
        guard !isAtEnd else {
            let context = DecodingError.Context(codingPath: codingPath, debugDescription: "The list is at its end.")
            throw DecodingError.valueNotFound(PropertyListValue.self, context)
        }
        return try decoder.decoder(of: elements[currentIndex], at: Place(intValue: currentIndex))
    }
}
