import Testing

/// A manifest that is not edited; `▸` stands before the place that the problem is told of.
struct RefusalSample: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let place: String
    let message: String

    init(_ message: String, _ marked: String) {
        let before = marked.prefix { $0 != "▸" }
        let isMarked = before.endIndex != marked.endIndex
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        testDescription = marked
        text = marked.replacing("▸", with: "")
        place = isMarked ? "Package.swift:\(before.count { $0 == "\n" } + 1):\(line.count + 1)" : "Package.swift"
        self.message = message
    }
}
