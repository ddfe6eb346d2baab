/// The marks that a tag stands between.
struct Delimiters: Sendable {
    /// The marks of every template until a tag sets others.
    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

    /// The mark before a tag.
    let open: [UInt8]
    /// The mark after a tag.
    let close: [UInt8]

    /// `content` as a tag, for a message.
    func tag(_ content: String) -> String {
        String(decoding: open, as: UTF8.self) + content + String(decoding: close, as: UTF8.self)
    }
}

extension Delimiters {
    /// Reads two marks, such as `<% %>`; nil unless there are two, without an equals sign.
    init?(_ bytes: ArraySlice<UInt8>) {
        let words = bytes.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, !bytes.contains(UInt8(ascii: "=")) else { return nil }
        self.init(open: Array(words[0]), close: Array(words[1]))
    }
}
