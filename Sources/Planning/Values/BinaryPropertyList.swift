/// A value of a binary property list, and the bytes of one.
indirect enum BinaryPropertyList {
    case integer(Int)
    case real(Double)
    case bool(Bool)
    case string(String)
    case data([UInt8])
    /// The number of an object in a keyed archive.
    case link(Int)
    case array([BinaryPropertyList])
    case dictionary([(key: String, value: BinaryPropertyList)])

    /// The file that holds the value.
    var bytes: [UInt8] {
        var objects: [[UInt8]] = []
        // Two bytes for each reference are enough for what is written here, whose objects are counted in hundreds.
        let root = append(to: &objects)
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        bytes += offsets.flatMap { Self.bigEndian($0, size: 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 2]
        return bytes + [objects.count, root, table].flatMap { Self.bigEndian($0, size: 8) }
    }

    private func append(to objects: inout [[UInt8]]) -> Int {
        let number = objects.count
        objects.append([])
        objects[number] =
            switch self {
            case .integer(let value): [0x13] + Self.bigEndian(value, size: 8)
            case .real(let value): [0x23] + Self.bigEndian(Int(bitPattern: UInt(value.bitPattern)), size: 8)
            case .bool(let value): [value ? 0x09 : 0x08]
            case .string(let text): Self.bytes(of: text)
            case .data(let bytes): Self.marker(0x40, bytes.count) + bytes
            case .link(let number): [0x81] + Self.bigEndian(number, size: 2)
            case .array(let elements): Self.marker(0xA0, elements.count) + Self.references(elements, in: &objects)
            case .dictionary(let entries):
                Self.marker(0xD0, entries.count)
                    + Self.references(entries.map { .string($0.key) } + entries.map(\.value), in: &objects)
            }
        return number
    }

    private static func references(_ values: [BinaryPropertyList], in objects: inout [[UInt8]]) -> [UInt8] {
        values.flatMap { bigEndian($0.append(to: &objects), size: 2) }
    }

    private static func bytes(of text: String) -> [UInt8] {
        let units = Array(text.utf16)
        if units.allSatisfy({ $0 < 0x80 }) { return marker(0x50, units.count) + Array(text.utf8) }
        return marker(0x60, units.count) + units.flatMap { bigEndian(Int($0), size: 2) }
    }

    private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x11] + bigEndian(count, size: 2)
    }

    private static func bigEndian(_ value: Int, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
