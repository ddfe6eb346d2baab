/// Writes a PNG file of a size in which nothing can be seen: pictures are not painted here.
struct PNGEncoder {
    let width: Int
    let height: Int
    /// What the picture would have shown, kept in the file as a comment.
    let comment: String

    var data: Data {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // One bit for each pixel, of a palette whose first colour is transparent.
        file += chunk("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [1, 3, 0, 0, 0])
        file += chunk("PLTE", [0, 0, 0, 0, 0, 0])
        file += chunk("tRNS", [0])
        file += chunk("tEXt", Array("Comment".utf8) + [0] + Array(comment.utf8))
        file += chunk("IDAT", compressed([UInt8](repeating: 0, count: height * (1 + (width + 7) / 8))))
        file += chunk("IEND", [])
        return Data(file)
    }

    private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return Self.bytes(UInt32(content.count)) + named + Self.bytes(Self.checksum(named))
    }

    /// The bytes in blocks that are stored as they are.
    private func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        let largest = 65535
        for start in stride(from: 0, to: bytes.count, by: largest) {
            let block = bytes[start..<min(start + largest, bytes.count)]
            let count = UInt16(block.count)
            result.append(start + largest >= bytes.count ? 1 : 0)
            for number in [count, ~count] { result += [UInt8(number & 0xFF), UInt8(number >> 8)] }
            result += block
        }
        var (first, second): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            first = (first + UInt32(byte)) % 65521
            second = (second + first) % 65521
        }
        return result + Self.bytes(second << 16 | first)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
    }

    private static let table: [UInt32] = (0..<256).map { start in
        (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { value, byte in table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
    }
}
