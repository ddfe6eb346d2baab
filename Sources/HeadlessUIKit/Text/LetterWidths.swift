/// How wide the letters of a font are: one table for every machine, so that sizes come out the same everywhere.
enum LetterWidths {
    /// The width of `character` in thousandths of the font's size.
    static func width(of character: Character, in face: FontFace) -> Int {
        if face.isMonospaced { return 600 }
        let width = narrowest(character)
        return face.isBold ? width * 106 / 100 : width
    }

    /// The width of text in thousandths of the font's size; nil where it has letters beyond ASCII.
    static func width(ofASCII text: some Sequence<UInt8>, in face: FontFace) -> Int? {
        let (isMonospaced, isBold) = (face.isMonospaced, face.isBold)
        var sum = 0
        for byte in text {
            guard byte < 128 else { return nil }
            let width = byte >= 32 && byte < 127 ? Int(printable[Int(byte) - 32]) : 0
            sum += isMonospaced ? 600 : isBold ? width * 106 / 100 : width
        }
        return sum
    }

    private static func narrowest(_ character: Character) -> Int {
        guard let ascii = character.asciiValue else { return beyond(character) }
        return ascii >= 32 && ascii < 127 ? Int(printable[Int(ascii) - 32]) : 0
    }

    /// Letters with marks are as wide as without; ideographs and pictures fill a square.
    private static func beyond(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x00C0...0x024F:
            let plain = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
            guard let plain, plain.isASCII else { return 556 }
            return narrowest(Character(plain))
        case 0x2010...0x2015: return scalar.value > 0x2013 ? 1000 : 556
        case 0x2018...0x201A: return 222
        case 0x201C...0x201E: return 333
        case 0x2026: return 1000
        case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x3FFFF:
            return 1000
        default: return 556
        }
    }

    /// The widths of the characters from space to tilde.
    private static let printable: [UInt16] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]
}
