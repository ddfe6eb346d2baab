/// Reads what a `FactWriter` wrote, and trusts none of it.
package struct FactReader {
    /// The bytes are none of a writer's.
    package struct Malformed: Error {
        /// Says so.
        package init() {}
    }

    private let bytes: ArraySlice<UInt8>
    /// Where the next value begins.
    package private(set) var position: Int

    /// Reads from the beginning of `bytes`.
    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Whether nothing is left.
    package var isAtEnd: Bool { position == bytes.endIndex }

    /// Reads a number.
    package mutating func number() throws(Malformed) -> Int {
        var (value, shift) = (UInt(0), UInt(0))
        while true {
            guard position < bytes.endIndex, shift < UInt.bitWidth else { throw Malformed() }
            let byte = bytes[position]
            position += 1
            value |= UInt(byte & 0x7F) << shift
            guard byte >= 0x80 else { break }
            shift += 7
        }
        return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
    }

    /// Reads a text.
    package mutating func text() throws(Malformed) -> String {
        String(decoding: try slice(), as: UTF8.self)
    }

    /// Reads bytes.
    package mutating func slice() throws(Malformed) -> ArraySlice<UInt8> {
        let count = try number()
        guard count >= 0, count <= bytes.endIndex - position else { throw Malformed() }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// Reads a yes or a no.
    package mutating func flag() throws(Malformed) -> Bool { try number() != 0 }

    /// Reads a value that may be missing.
    package mutating func optional<Value: Packable>() throws(Malformed) -> Value? {
        try flag() ? try Value(from: &self) : nil
    }

    /// Reads values.
    package mutating func list<Value: Packable>() throws(Malformed) -> [Value] {
        let count = try number()
        // Each takes a byte at least; a number that says otherwise would only ask for memory.
        guard count >= 0, count <= bytes.endIndex - position else { throw Malformed() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try Value(from: &self)) }
        return values
    }
}
