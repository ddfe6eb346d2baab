import Mustache

/// How many of its model a store holds.
enum Holding: String, CaseIterable {
    case many, one

    /// What the store of a screen holds, by its layout; nil where the screen has none of models.
    init?(ofScreen layout: String) {
        switch layout {
        case "list", "grid": self = .many
        case "detail", "form": self = .one
        default: return nil
        }
    }

    /// What templates see, as of the answer to a choice.
    static func value(of holding: Holding?) -> Value {
        let choices = allCases.map { ($0.rawValue, Value.bool($0 == holding)) }
        let name: [String: Value] = ["name": .string(holding?.rawValue ?? "")]
        return .object(name.merging(choices) { $1 })
    }
}
