/// Writes a JPEG file of a size that is grey all over: pictures are not painted here.
struct JPEGEncoder {
    let width: Int
    let height: Int
    /// What the picture would have shown, kept in the file as a comment.
    let comment: String

    var data: Data {
        var file: [UInt8] = [0xFF, 0xD8]
        file += segment(0xFE, Array(comment.utf8.prefix(60000)))
        file += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
        file += segment(0xC0, [8] + bytes(height) + bytes(width) + [1, 1, 0x11, 0])
        // One code of one bit in each table: no difference to the block before, and no more in this block.
        for table: UInt8 in [0x00, 0x10] {
            file += segment(0xC4, [table, 1] + [UInt8](repeating: 0, count: 15) + [0])
        }
        file += segment(0xDA, [1, 1, 0x00, 0, 63, 0])
        let bits = ((width + 7) / 8) * ((height + 7) / 8) * 2
        file += [UInt8](repeating: 0, count: bits / 8)
        if bits % 8 > 0 { file.append(0xFF >> UInt8(bits % 8)) }
        return Data(file + [0xFF, 0xD9])
    }

    private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + bytes(content.count + 2) + content
    }

    private func bytes(_ number: Int) -> [UInt8] {
        [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
    }
}
