/// What a name is given to.
package enum NameRole: Hashable, Sendable {
    case app, screen, model
    /// A part of an app that a template makes, such as a control.
    case part(String, example: String)

    /// What to call the text that was typed, as in `screen name:3`.
    var place: String { noun + " name" }

    /// How a sentence begins: `The screen's name`.
    var subject: String { "The \(noun)'s name" }

    /// A name that is a good one.
    var example: String {
        switch self {
        case .app: "Gallery"
        case .screen: "Photos"
        case .model: "Photo"
        case .part(_, let example): example
        }
    }

    /// The words that set a name apart, the best first.
    var distinctions: [String] {
        switch self {
        case .app: ["App", "Book"]
        case .screen: ["Overview", "List"]
        case .model, .part("model", _): ["Item", "Entry"]
        case .part(let noun, _): [noun.prefix(1).uppercased() + noun.dropFirst(), "Item", "Entry"]
        }
    }

    private var noun: String {
        switch self {
        case .app: "app"
        case .screen: "screen"
        case .model: "model"
        case .part(let noun, _): noun
        }
    }
}
