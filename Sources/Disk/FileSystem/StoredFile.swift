import Planning

/// A file as the disk has it.
package struct StoredFile: Hashable, Sendable {
    /// Its bytes, and whether its owner may run it.
    package let contents: FileContents
    /// Its permission bits.
    package let permissions: UInt16

    /// Describes a file.
    package init(bytes: [UInt8], permissions: UInt16) {
        contents = FileContents(bytes, isExecutable: permissions & 0o100 != 0)
        self.permissions = permissions
    }

    /// The bits of a file that takes the place of this one: the same, and runnable where `contents` asks for it.
    func permissions(for contents: FileContents) -> UInt16 {
        contents.isExecutable ? permissions | (permissions & 0o444) >> 2 : permissions
    }
}
