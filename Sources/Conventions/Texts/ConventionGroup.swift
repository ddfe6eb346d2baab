/// Conventions about one thing.
package struct ConventionGroup: Hashable, Sendable {
    /// What their ids begin with.
    package let letter: Character
    /// What they ask for together.
    package let title: String

    /// All groups, in order.
    package static let all = [
        ConventionGroup(letter: "A", title: "One base for every screen"),
        ConventionGroup(letter: "B", title: "Views come from xibs"),
        ConventionGroup(letter: "C", title: "Cells are not the controller's business"),
        ConventionGroup(letter: "D", title: "Models and stores"),
        ConventionGroup(letter: "E", title: "One look"),
        ConventionGroup(letter: "F", title: "Names and size"),
    ]

    /// The group's conventions, in order of their ids.
    package var conventions: [Convention] { Rules.conventions.filter { $0.id.first == letter } }
}
