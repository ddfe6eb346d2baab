/// Writes values one behind the other, each in as few bytes as it needs.
///
/// A cache of JSON took five times as long to read as the files that it spared.
package struct FactWriter {
    /// What was written.
    package private(set) var bytes: [UInt8] = []

    /// Writes nothing yet, and will write about so many bytes.
    package init(expecting count: Int = 0) {
        bytes.reserveCapacity(count)
    }

    /// Writes a number: seven bits a byte, the low ones first, the sign lowest of all.
    package mutating func write(_ number: Int) {
        var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Writes a text, its length first.
    package mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes bytes, their number first.
    package mutating func write(_ slice: ArraySlice<UInt8>) {
        write(slice.count)
        bytes.append(contentsOf: slice)
    }

    /// Writes a yes or a no.
    package mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

    /// Writes a value that may be missing.
    package mutating func write(_ value: (some Packable)?) {
        write(value != nil)
        value?.pack(into: &self)
    }

    /// Writes values, their number first.
    package mutating func write(_ values: [some Packable]) {
        write(values.count)
        for value in values { value.pack(into: &self) }
    }
}
