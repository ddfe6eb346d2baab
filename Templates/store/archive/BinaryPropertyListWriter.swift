/// Writes a binary property list; the same value gives the same bytes, always.
struct BinaryPropertyListWriter {
    /// One object of the list, with what it holds by number.
    private enum Node {
        case plain([UInt8])
        case container(marker: UInt8, count: Int, references: [Int])
    }

    private var nodes: [Node] = []
    private var numbers: [PropertyListValue: Int] = [:]

    /// The bytes of `value`.
    static func data(of value: PropertyListValue) -> Data {
        var writer = Self()
        let root = writer.add(value)
        return writer.data(root: root)
    }

    private mutating func add(_ value: PropertyListValue) -> Int {
        if let number = numbers[value] { return number }
        let number = nodes.count
        nodes.append(.plain([]))
        switch value {
        case .array(let elements):
            let references = elements.map { add($0) }
            nodes[number] = .container(marker: 0xA0, count: elements.count, references: references)
        case .dictionary(let entries):
            let sorted = entries.sorted { $0.key < $1.key }
            let references = sorted.map { add(.string($0.key)) } + sorted.map { add($0.value) }
            nodes[number] = .container(marker: 0xD0, count: sorted.count, references: references)
        default:
            nodes[number] = .plain(Self.bytes(of: value))
            numbers[value] = number
        }
        return number
    }

    private static func bytes(of value: PropertyListValue) -> [UInt8] {
        switch value {
        case .null, .array, .dictionary: [0x00]
        case .bool(let flag): [flag ? 0x09 : 0x08]
        case .integer(let number): integer(number)
        case .real(let number): [0x23] + bigEndian(number.bitPattern, size: 8)
        case .data(let data): marker(0x40, count: data.count) + data
        case .string(let text): bytes(of: text)
        case .link(let number): [0x80 | UInt8(size(of: number) - 1)] + bigEndian(UInt64(number), size: size(of: number))
        }
    }

    private static func bytes(of text: String) -> [UInt8] {
        let units = Array(text.utf16)
        if units.allSatisfy({ $0 < 0x80 }) { return marker(0x50, count: units.count) + units.map { UInt8($0) } }
        return marker(0x60, count: units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    private static func integer(_ number: Int) -> [UInt8] {
        let size = number < 0 ? 8 : size(of: number)
        return [0x10 | UInt8(size.trailingZeroBitCount)] + bigEndian(UInt64(bitPattern: Int64(number)), size: size)
    }

    private static func marker(_ kind: UInt8, count: Int) -> [UInt8] {
        count < 15 ? [kind | UInt8(count)] : [kind | 15] + integer(count)
    }

    /// How many bytes, of 1, 2, 4 or 8, are enough for `number`.
    private static func size(of number: Int) -> Int {
        [1, 2, 4].first { number >> ($0 * 8) == 0 } ?? 8
    }

    private static func bigEndian(_ bits: UInt64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
    }

    private func data(root: Int) -> Data {
        var data = Data("bplist00".utf8)
        let referenceSize = Self.size(of: nodes.count)
        var offsets: [Int] = []
        for node in nodes {
            offsets.append(data.count)
            switch node {
            case .plain(let bytes): data += bytes
            case .container(let marker, let count, let references):
                data += Self.marker(marker, count: count)
                data += references.flatMap { Self.bigEndian(UInt64($0), size: referenceSize) }
            }
        }
        let table = data.count
        let offsetSize = Self.size(of: table)
        data += offsets.flatMap { Self.bigEndian(UInt64($0), size: offsetSize) }
        data += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        return data + [nodes.count, root, table].flatMap { Self.bigEndian(UInt64($0), size: 8) }
    }
}
