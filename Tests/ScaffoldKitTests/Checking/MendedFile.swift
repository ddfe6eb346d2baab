/// A file before and after `scaffold check --fix`.
struct MendedFile: Sendable {
    /// What is mended, and what looks alike and has to stay as it is.
    static let all = bases + twins + pieces + looks

    let name: String
    let before: String
    let after: String

    /// A file of the module Trips, in which each `⟦old⟧⟨new⟩` is a piece that changes.
    init(_ name: String, _ text: String) {
        self.name = name
        before = text.replacing(/⟦([^⟧]*)⟧⟨[^⟩]*⟩/) { String($0.output.1) }
        after = text.replacing(/⟦[^⟧]*⟧⟨([^⟩]*)⟩/) { String($0.output.1) }
    }

    /// Its path in the app.
    var path: String { "Sources/Trips/" + (isSwift ? name : "Resources/" + name) }

    var isSwift: Bool { name.hasSuffix(".swift") }
}
