/// Where a text stops to be JSON, and why: the decoder only says that it is none.
struct JSONFault: Equatable, Sendable {
    /// How many bytes are in order.
    let offset: Int
    /// What is wrong there, as the end of a sentence.
    let reason: String

    /// Finds the first fault; nil when the text is JSON.
    init?(in bytes: [UInt8]) {
        var scanner = JSONScanner(bytes: bytes)
        guard let fault = scanner.firstFault() else { return nil }
        self = fault
    }

    init(offset: Int, reason: String) {
        self.offset = offset
        self.reason = reason
    }
}
