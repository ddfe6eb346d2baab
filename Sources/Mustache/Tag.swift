/// One tag as it stands in a template.
struct Tag: Sendable {
    /// What a tag asks for; the raw value is the sign that says so.
    enum Kind: UInt8, Sendable {
        case variable = 0
        case braced = 0x7B  // {
        case unescaped = 0x26  // &
        case section = 0x23  // #
        case inverted = 0x5E  // ^
        case close = 0x2F  // /
        case comment = 0x21  // !
        case delimiters = 0x3D  // =
        case partial = 0x3E  // >
        case parent = 0x3C  // <
        case block = 0x24  // $

        /// The sign that must stand before the closing mark.
        var closingSign: [UInt8] {
            switch self {
            case .braced: [UInt8(ascii: "}")]
            case .delimiters: [UInt8(ascii: "=")]
            case .variable, .unescaped, .section, .inverted, .close, .comment, .partial, .parent, .block: []
            }
        }

        /// Whether the tag takes its line away with it when it has the line to itself.
        var standsAlone: Bool {
            switch self {
            case .variable, .braced, .unescaped: false
            case .section, .inverted, .close, .comment, .delimiters, .partial, .parent, .block: true
            }
        }

        /// Whether the tag needs a closing tag.
        var opens: Bool {
            switch self {
            case .section, .inverted, .parent, .block: true
            case .variable, .braced, .unescaped, .close, .comment, .delimiters, .partial: false
            }
        }
    }

    /// What the tag asks for.
    let kind: Kind
    /// What the tag is about: a path, a template, a block; empty in comments.
    let name: String
    /// Where the name begins.
    let nameOffset: Int
    /// The tag with its marks.
    let range: Range<Int>
    /// The marks it stands between.
    let delimiters: Delimiters
}
