/// What a disk notes of a file beside its bytes, by which an unchanged one is told without reading it.
///
/// No program can write to a file without the disk moving the time of its last change, and none can set that time back,
/// unlike the time of the last writing, which archives and version controls do set. The exception are two changes so
/// close together that they get one and the same time: a stamp taken right after a change promises nothing.
package struct FileStamp: Sendable {
    /// The size, in bytes.
    package let size: Int
    /// When it was last written, in nanoseconds since 1970.
    package let written: Int
    /// When anything about it was last changed, in nanoseconds since 1970.
    package let changed: Int
    /// The disk's number for it.
    package let number: Int
    /// Whether any later change gives it another stamp for certain.
    package let isAtRest: Bool

    /// What an earlier look saw, when the file was at rest.
    package init(size: Int, written: Int, changed: Int, number: Int) {
        (self.size, self.written, self.changed, self.number) = (size, written, changed, number)
        isAtRest = true
    }

    /// What a look sees at `now`, in nanoseconds since 1970. Disks keep times as coarse as two seconds.
    init(size: Int, written: Int, changed: Int, number: Int, at now: Int) {
        (self.size, self.written, self.changed, self.number) = (size, written, changed, number)
        isAtRest = now - changed > 2_500_000_000
    }

    /// Whether both are of the same bytes.
    package func proves(_ earlier: FileStamp) -> Bool {
        isAtRest && size == earlier.size && written == earlier.written && changed == earlier.changed
            && number == earlier.number
    }
}
