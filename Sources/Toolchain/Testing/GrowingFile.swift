import Foundation

/// A file that another program writes line by line.
struct GrowingFile {
    private let path: String
    private var handle: FileHandle?
    private var splitter = LineSplitter()

    /// Names the file, which need not be there yet.
    init(_ path: String) {
        self.path = path
    }

    /// The lines completed since the last call.
    mutating func newLines() -> [String] {
        if handle == nil { handle = FileHandle(forReadingAtPath: path) }
        guard let handle, let bytes = try? handle.readToEnd() else { return [] }
        return splitter.read(bytes)
    }

    /// Closes the file and removes it.
    mutating func remove() {
        try? handle?.close()
        handle = nil
        try? FileManager.default.removeItem(atPath: path)
    }
}
