import LightFoundation

/// A file that another program writes line by line.
struct GrowingFile {
    private let path: String
    private var descriptor: Int32 = -1
    private var splitter = LineSplitter()

    /// Names the file, which need not be there yet.
    init(_ path: String) {
        self.path = path
    }

    /// The lines completed since the last call.
    mutating func newLines() -> [String] {
        if descriptor < 0 { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
        var lines: [String] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while descriptor >= 0 {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            lines += splitter.read(buffer[..<count])
        }
        return lines
    }

    /// Closes the file and removes it.
    mutating func remove() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
        try? FileManager.default.removeItem(atPath: path)
    }
}
