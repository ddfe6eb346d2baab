import LightFoundation

/// Finds out, from what a program and SwiftPM print, how the program went down.
package struct CrashReader {
    private static let lastWords = ["Fatal error", "Precondition failed", "Assertion failed"]
    private static let afterLastWords = ["***", "swift-runtime: "]
    private static let longest = 8

    private var message: [String] = []
    private var place: (file: String, line: Int)?
    private var isInMessage = false
    private var isInCrashedThread = false
    private var frames: [String] = []
    private var signal: Int32?

    /// Has read nothing yet.
    package init() {}

    /// Reads a line of either stream.
    package mutating func read(_ line: String) {
        if let (words, place) = Self.lastWords(in: line) {
            message = [words]
            self.place = place
            isInMessage = true
            return
        }
        if isInMessage {
            let isMessage = !line.isEmpty && !Self.afterLastWords.contains(where: line.hasPrefix)
            isInMessage = isMessage && message.count < Self.longest
            if isInMessage { message.append(line) }
        }
        readTrace(line)
        if let mark = line.firstRange(of: "exited with unexpected signal code ") {
            signal = Int32(line[mark.upperBound...])
        }
    }

    /// The crash, given the tests that were running by their names as a person reads them and in Swift.
    func crash(running: [(displayName: String, name: String)], ending: ProcessEnding) -> TestCrash {
        let named = running.filter { test in frames.contains { $0.contains(test.name) } }
        let traced = frames.lazy.compactMap(Self.place).first
        var signal = signal
        if case .signalled(let number) = ending { signal = number }
        return TestCrash(
            message: message.isEmpty ? nil : message.joined(separator: "\n"),
            file: traced?.file ?? place?.file,
            line: traced?.line ?? place?.line,
            signal: signal,
            running: (named.isEmpty ? running : named).map(\.displayName)
        )
    }

    private mutating func readTrace(_ line: String) {
        if line.hasPrefix("Thread ") {
            isInCrashedThread = line.contains(" crashed")
        } else if line.hasPrefix("Registers:") || line.hasPrefix("Images ") {
            isInCrashedThread = false
        } else if isInCrashedThread, line.contains(" in ") {
            // Blanks in a function's name are written as ones that do not break.
            frames.append(line.replacing("\u{A0}", with: " "))
        }
    }

    /// Reads `Photos/Photo.swift:7: Fatal error: words`.
    private static func lastWords(in line: String) -> (String, (file: String, line: Int)?)? {
        for words in lastWords {
            if line.hasPrefix(words) { return (line, nil) }
            guard let mark = line.firstRange(of: ": " + words) else { continue }
            let parts = line[..<mark.lowerBound].split(separator: ":")
            guard parts.count >= 2, let number = parts.last.flatMap({ Int($0) }) else { continue }
            let file = parts.dropLast().joined(separator: ":")
            return (String(line[mark.lowerBound...].dropFirst(2)), (file, number))
        }
        return nil
    }

    /// Reads the end of `3 [ra] 0x… f() in App at /app/Photo.swift:7:18`, for a file that a person wrote.
    private static func place(of frame: String) -> (file: String, line: Int)? {
        guard let mark = frame.ranges(of: " at ").last else { return nil }
        let parts = frame[mark.upperBound...].split(separator: ":")
        guard parts.count >= 2, parts[0].hasSuffix(".swift"), !parts[0].contains("/@__swiftmacro"),
            !frame.contains(" [system] "), !frame.contains(" in libswift"), let line = Int(parts[1])
        else { return nil }
        return (String(parts[0]), line)
    }
}
