extension String {
    /// Takes bytes that are UTF-8, and no others; those are not mended.
    ///
    /// Swift's own `init(validating:as:)` asks for macOS 15.
    package init?(utf8 bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        let isMended = withUTF8 { text in !bytes.withUnsafeBufferPointer { $0.elementsEqual(text) } }
        if isMended { return nil }
    }
}
