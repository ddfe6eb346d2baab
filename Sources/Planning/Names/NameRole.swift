/// What a name is given to.
package enum NameRole: String, Sendable {
    case app, screen, model

    /// What to call the text that was typed, as in `screen name:3`.
    var place: String { rawValue + " name" }

    /// How a sentence begins: `The screen's name`.
    var subject: String { "The \(rawValue)'s name" }

    /// A name that is a good one.
    var example: String {
        switch self {
        case .app: "Gallery"
        case .screen: "Photos"
        case .model: "Photo"
        }
    }

    /// The words that set a name apart, the best first.
    var distinctions: [String] {
        switch self {
        case .app: ["App", "Book"]
        case .screen: ["Overview", "List"]
        case .model: ["Item", "Entry"]
        }
    }
}
