import Diagnostics
import Testing

@Suite struct StringUTF8Tests {
    @Test(arguments: ["", "a", "ä€😀", "\u{FEFF}a", "a\0b"])
    func `bytes that are UTF-8 are taken as they are`(text: String) {
        let taken = String(utf8: Array(text.utf8))
        #expect(taken.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test(arguments: [
        [0xFF], [0x61, 0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80, 0x80, 0x80],
    ])
    func `bytes that are not are refused`(bytes: [UInt8]) {
        #expect(String(utf8: bytes) == nil)
    }
}
