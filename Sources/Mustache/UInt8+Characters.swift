extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    /// A blank inside a line.
    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }

    /// A blank, or part of a line break.
    var isWhitespace: Bool {
        isBlank || self == .newline || self == .carriageReturn
    }
}
