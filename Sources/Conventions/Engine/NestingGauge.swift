/// Tells whether a text is nested deeper than the parser can follow, by one pass over its bytes, those in strings and
/// comments included.
struct NestingGauge {
    // The parser looks ahead by calling itself for each bracket. No person nests a tenth of this.
    private static let deepest = 1_000
    // It does so for each `<` and `->` too, and starts anew at each.
    private static let longest = 256
    // It takes a `[` for the beginning of a type first and of a value then, so that each one right inside another doubles
    // the time: twenty take two seconds.
    private static let mostBrackets = 16

    private var depth = 0
    private var links = 0
    private var brackets = 0
    private var last = UInt8(ascii: "\n")
    private var isBehindBreak = false

    /// Whether the parser should not be given the text.
    static func isTooDeep(_ text: String.UTF8View) -> Bool {
        var gauge = NestingGauge()
        return text.contains { gauge.overflows(at: $0) }
    }

    private init() {}

    private mutating func overflows(at byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return false
        case UInt8(ascii: "\n"):
            isBehindBreak = !Self.joints.contains(last)
            return false
        default: break
        }
        if isBehindBreak, byte != UInt8(ascii: "<"), byte != UInt8(ascii: "-") { links = 0 }
        isBehindBreak = false
        count(byte)
        last = byte
        return depth > Self.deepest || links > Self.longest || brackets > Self.mostBrackets
    }

    private mutating func count(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "["): (depth, brackets) = (depth + 1, brackets + 1)
        case UInt8(ascii: "]"): (depth, brackets) = (depth - 1, 0)
        case UInt8(ascii: "{"): (depth, brackets, links) = (depth + 1, 0, 0)
        case UInt8(ascii: "}"): (depth, brackets, links) = (depth - 1, 0, 0)
        case UInt8(ascii: ";"): (brackets, links) = (0, 0)
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="): brackets = 0
        case UInt8(ascii: "<"): links += 1
        case UInt8(ascii: ">"): links = last == UInt8(ascii: "-") ? links + 1 : max(links - 1, 0)
        default: break
        }
    }

    // After these a line goes on in the next one.
    private static let joints: Set = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ",")]
}
