/// Reads a binary property list.
///
/// Foundation's own reader hands out the links of a keyed archive as a type that it keeps to itself.
struct BinaryPropertyListReader {
    private static let header = Array("bplist00".utf8)
    private static let trailerSize = 32
    /// How deep lists may lie in lists; those of a keyed archive lie four deep.
    private static let depth = 64

    private let bytes: [UInt8]
    private let referenceSize: Int
    private let offsets: [Int]
    private var values: [Int: PropertyListValue] = [:]
    private var pending: Set<Int> = []

    /// The value that `data` holds; damage of any kind is an error.
    static func value(in data: Data) throws -> PropertyListValue {
        let bytes = Array(data)
        guard bytes.starts(with: header), bytes.count >= header.count + trailerSize else { throw damage }
        let trailer = bytes.count - trailerSize
        let count = try number(in: bytes, at: trailer + 8, size: 8)
        let root = try number(in: bytes, at: trailer + 16, size: 8)
        let table = try number(in: bytes, at: trailer + 24, size: 8)
        let offsetSize = Int(bytes[trailer + 6])
        guard count <= bytes.count, table <= trailer else { throw damage }
        let offsets = try (0..<count).map { try number(in: bytes, at: table + $0 * offsetSize, size: offsetSize) }
        var reader = Self(bytes: bytes, referenceSize: Int(bytes[trailer + 7]), offsets: offsets)
        return try reader.value(at: root)
    }

    private init(bytes: [UInt8], referenceSize: Int, offsets: [Int]) {
        self.bytes = bytes
        self.referenceSize = referenceSize
        self.offsets = offsets
    }

    private static var damage: CocoaError { CocoaError(.propertyListReadCorrupt) }

    /// A number of `size` bytes, the most significant one first.
    private static func number(in bytes: [UInt8], at place: Int, size: Int) throws -> Int {
        guard (1...8).contains(size), (0...bytes.count - size).contains(place) else { throw damage }
        let bits = bytes[place..<place + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        guard let number = Int(exactly: bits) else { throw damage }
        return number
    }

    private mutating func value(at index: Int) throws -> PropertyListValue {
        if let value = values[index] { return value }
        guard offsets.indices.contains(index), pending.count < Self.depth, pending.insert(index).inserted else {
            throw Self.damage
        }
        let value = try value(from: offsets[index])
        pending.remove(index)
        values[index] = value
        return value
    }

    private mutating func value(from place: Int) throws -> PropertyListValue {
        guard bytes.indices.contains(place) else { throw Self.damage }
        let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 15))
        switch (kind, low) {
        case (0, 0): return .null
        case (0, 8), (0, 9): return .bool(low == 9)
        case (1, 0...3): return .integer(Int(truncatingIfNeeded: try bits(at: place + 1, size: 1 << low)))
        case (2, 2): return .real(Double(Float(bitPattern: UInt32(try bits(at: place + 1, size: 4)))))
        case (2, 3), (3, 3): return .real(Double(bitPattern: try bits(at: place + 1, size: 8)))
        case (4, _): return .data(Data(try content(from: place, elementSize: 1)))
        case (5, _): return .string(String(decoding: try content(from: place, elementSize: 1), as: UTF8.self))
        case (6, _): return .string(try wideText(from: place))
        case (8, 0...7): return .link(try Self.number(in: bytes, at: place + 1, size: low + 1))
        case (10, _), (12, _): return .array(try references(from: place, perElement: 1).map { try value(at: $0) })
        case (13, _): return .dictionary(try dictionary(from: place))
        default: throw Self.damage
        }
    }

    private func bits(at place: Int, size: Int) throws -> UInt64 {
        guard place <= bytes.count - size else { throw Self.damage }
        return bytes[place..<place + size].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The bytes behind a marker with a count in it, or with the count behind it where that is large.
    private func content(from place: Int, elementSize: Int) throws -> ArraySlice<UInt8> {
        var (count, start) = (Int(bytes[place] & 15), place + 1)
        if count == 15 {
            guard start < bytes.count, bytes[start] >> 4 == 1 else { throw Self.damage }
            let size = 1 << Int(bytes[start] & 15)
            count = try Self.number(in: bytes, at: start + 1, size: size)
            start += 1 + size
        }
        guard start <= bytes.count, elementSize > 0, count <= (bytes.count - start) / elementSize else {
            throw Self.damage
        }
        return bytes[start..<start + count * elementSize]
    }

    private func wideText(from place: Int) throws -> String {
        let content = Array(try content(from: place, elementSize: 2))
        let units = stride(from: 0, to: content.count, by: 2).map { UInt16(content[$0]) << 8 | UInt16(content[$0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    private func references(from place: Int, perElement: Int) throws -> [Int] {
        let content = try content(from: place, elementSize: referenceSize * perElement)
        return try stride(from: content.startIndex, to: content.endIndex, by: referenceSize).map {
            try Self.number(in: bytes, at: $0, size: referenceSize)
        }
    }

    private mutating func dictionary(from place: Int) throws -> [String: PropertyListValue] {
        let references = try references(from: place, perElement: 2)
        let count = references.count / 2
        return try zip(references.prefix(count), references.suffix(count)).reduce(into: [:]) { dictionary, pair in
            guard case .string(let key) = try value(at: pair.0) else { throw Self.damage }
            dictionary[key] = try value(at: pair.1)
        }
    }
}
