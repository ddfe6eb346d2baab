/// Lays Swift source out as `swift format` does where a template cannot: sorts imports, and wraps the lines that names
/// have made too long.
///
/// Lines that fit stay as they are. A literal of several lines is not understood; templates need none.
struct SwiftLayout {
    /// How many characters a line may have.
    let lineLength: Int

    /// The source with its imports in order and its long lines wrapped.
    func laidOut(_ source: String) -> String {
        var lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map(Substring.init)[...]
        var output: [String] = []
        while let line = lines.first {
            if line.hasPrefix("import ") {
                let imports = lines.prefix { $0.hasPrefix("import ") }
                output += imports.map(String.init).sorted()
                lines = lines.dropFirst(imports.count)
            } else if line.utf8.count < lineLength - SwiftLine.allowance {
                output.append(String(line))
                lines = lines.dropFirst()
            } else if line.count > lineLength, let comment = SwiftComment(at: lines) {
                output += comment.filled(to: lineLength)
                lines = lines.dropFirst(comment.lineCount)
            } else {
                output += SwiftLine(String(line)).wrapped(to: lineLength)
                lines = lines.dropFirst()
            }
        }
        return output.joined(separator: "\n")
    }
}
