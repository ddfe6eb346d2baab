import Diagnostics

/// The lines of a text, to name places in it by.
struct SourceLines {
    private let bytes: [UInt8]
    private let starts: [Int]

    /// Finds where each line starts.
    init(_ bytes: [UInt8]) {
        let ends = bytes.indices.filter { index in
            let isLoneReturn =
                bytes[index] == UInt8(ascii: "\r")
                && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
            return bytes[index] == UInt8(ascii: "\n") || isLoneReturn
        }
        self.bytes = bytes
        starts = [0] + ends.map { $0 + 1 }
    }

    /// The line and column of a byte.
    func place(of offset: Int, in file: String) -> Place {
        let line = starts.partitioningIndex { $0 > offset } - 1
        let start = starts[line]
        let text = String(
            decoding: bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") },
            as: UTF8.self
        )
        let column = String(decoding: bytes[start..<max(start, offset)], as: UTF8.self).count + 1
        return Place(file: file, line: line + 1, column: column, source: text)
    }

    /// What one level of indentation is in this text: that of its first indented line.
    var indentation: String {
        for start in starts {
            let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if blanks.first == UInt8(ascii: "\t") { return "\t" }
            if (2...8).contains(blanks.count) { return String(repeating: " ", count: blanks.count) }
        }
        return "    "
    }
}

extension [Int] {
    /// The first index whose element satisfies `belongsAbove`, in a list where all that do come last.
    func partitioningIndex(where belongsAbove: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongsAbove(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
