import LightFoundation

/// Reads one stream of a program line by line.
struct OutputReader {
    /// The pipe's reading end.
    let descriptor: Int32
    /// Whether the program closed its end.
    private(set) var isClosed = false

    private let stream: OutputLine.Stream
    private var splitter = LineSplitter()

    /// Reads from `descriptor`, which never waits.
    init(_ descriptor: Int32, _ stream: OutputLine.Stream) {
        self.descriptor = descriptor
        self.stream = stream
    }

    /// The lines that came since the last call.
    mutating func newLines() -> [OutputLine] {
        var lines: [OutputLine] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while !isClosed {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { isClosed = true }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            lines += splitter.read(buffer[..<count]).map { OutputLine(stream: stream, text: $0) }
        }
        return lines
    }

    /// Closes the pipe, and returns what had no line break.
    mutating func close() -> OutputLine? {
        closeDescriptor(descriptor)
        isClosed = true
        return splitter.finish().map { OutputLine(stream: stream, text: $0) }
    }
}

/// The system's call, whose name the method above hides.
private func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
}
