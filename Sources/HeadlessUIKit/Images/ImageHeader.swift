/// What the first bytes of a picture's file tell.
struct ImageHeader {
    let width: Int
    let height: Int

    /// Reads the pixel size of a PNG, GIF or JPEG; nil for anything else.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) else { return nil }
        (width, height) = size
    }

    private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        return (bigEndian(bytes[16..<20]), bigEndian(bytes[20..<24]))
    }

    private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return (bigEndian(bytes[6..<8].reversed()), bigEndian(bytes[8..<10].reversed()))
    }

    private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var start = 2
        while start + 9 < bytes.count, bytes[start] == 0xFF {
            if isFrame(bytes[start + 1]) {
                return (bigEndian(bytes[start + 7..<start + 9]), bigEndian(bytes[start + 5..<start + 7]))
            }
            start += 2 + bigEndian(bytes[start + 2..<start + 4])
        }
        return nil
    }

    /// Whether a JPEG marker starts a frame, which carries the size.
    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    private static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
