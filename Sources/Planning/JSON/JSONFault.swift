/// Where a text stops to be JSON, and why.
struct JSONFault: Error, Equatable {
    /// How many bytes are in order.
    let offset: Int
    /// What is wrong there, as the end of a sentence.
    let reason: String

    /// Finds the first fault; nil when the text is JSON.
    init?(in bytes: [UInt8]) {
        var reader = JSONReader(bytes: bytes)
        do throws(JSONFault) {
            _ = try reader.read()
            return nil
        } catch {
            self = error
        }
    }

    init(offset: Int, reason: String) {
        self.offset = offset
        self.reason = reason
    }
}
