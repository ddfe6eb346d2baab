/// What a file holds.
package struct FileContents: Hashable, Sendable {
    /// Its bytes.
    package let bytes: [UInt8]
    /// Whether a person may run it.
    package let isExecutable: Bool

    /// Holds bytes.
    package init(_ bytes: [UInt8], isExecutable: Bool = false) {
        self.bytes = bytes
        self.isExecutable = isExecutable
    }

    /// Holds text as UTF-8.
    package init(_ text: String, isExecutable: Bool = false) {
        self.init(Array(text.utf8), isExecutable: isExecutable)
    }

    /// The bytes as text, when they are UTF-8 without a NUL.
    package var text: String? {
        bytes.contains(0) ? nil : String(utf8: bytes)
    }
}
