/// What a file is for in a screen's module, by its name.
struct FileRole: Equatable {
    /// What belongs into it.
    let purpose: String
    /// What does not.
    let stranger: String
    /// The conventions that it is about.
    let rules: [String]

    /// Finds the role of the file at `path`.
    init(path: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        self = Self.known.first { name.hasSuffix($0.ending) }?.role ?? Self.model(name)
    }

    private init(_ purpose: String, not stranger: String, _ rules: String...) {
        (self.purpose, self.stranger, self.rules) = (purpose, stranger, rules)
    }

    // The first ending that fits decides, so the longer ones stand first.
    private static let known: [(ending: String, role: FileRole)] = [
        (
            "ViewController.swift",
            FileRole(
                "A screen: it fills the base's places, and joins the xib, the data source and the store.",
                not: "building views, cell details, loading and decoding, logic about the model.",
                "A1",
                "A4",
                "A6",
                "B3",
                "C1",
                "D2",
                "F3"
            )
        ),
        (
            "DataSource.swift",
            FileRole(
                "The rows of a list: how many, and which cell shows which item.",
                not: "what a cell shows, and where items come from.",
                "C1",
                "C3"
            )
        ),
        (
            "+Configure.swift",
            FileRole(
                "How a cell or a screen's controls show a model: 'configure(for:)'.",
                not: "fonts and colours, which the cell's or the control's own class sets.",
                "C2"
            )
        ),
        (
            "Controls.swift",
            FileRole(
                "A screen's controls, each taken out of the xib by its tag.",
                not: "the model that they show, and what happens when they are touched.",
                "B1",
                "B2"
            )
        ),
        (
            "ViewController+Rows.swift",
            FileRole(
                "What a screen does with its rows: shows them, hands on the one that is picked, lets one be deleted.",
                not: "what a cell shows, which models match a search, and in which section one is.",
                "C1",
                "C2",
                "D1"
            )
        ),
        (
            "ViewController+Search.swift",
            FileRole(
                "A screen's search bar: what is searched for, and when.",
                not: "which models match, which their extension knows.",
                "C1",
                "D1"
            )
        ),
        (
            "ViewController+Deleting.swift",
            FileRole(
                "How a screen has a model deleted, and puts it back where the store cannot.",
                not: "how it is deleted, which the store knows.",
                "D2"
            )
        ),
        (
            "ViewController+Saving.swift",
            FileRole(
                "How a form has its model saved, and says what keeps it from that.",
                not: "what is wrong with what was typed, which the model's extension knows.",
                "D2"
            )
        ),
        ("Cell.swift", FileRole("A cell's views and their layout.", not: "the model that it shows.", "B3", "E3")),
        (
            "+Extensions.swift",
            FileRole(
                "Logic about a model: what can be known from its values alone.",
                not: "the clock, which is a parameter, and anything of UIKit.",
                "D1"
            )
        ),
        (
            "Store+Deleting.swift",
            FileRole(
                "How a store deletes: all that there is, but the one, is kept.",
                not: "views and controllers.",
                "D2"
            )
        ),
        (
            "Store.swift",
            FileRole(
                "Where a model's values come from and are kept: loading, decoding, sorting, saving.",
                not: "views and controllers.",
                "D2"
            )
        ),
        (
            ".xib",
            FileRole(
                "A screen's views, each control that code touches with a tag.",
                not: "outlets, actions, colours and fonts.",
                "B1",
                "B2",
                "B4"
            )
        ),
        (
            ".json",
            FileRole(
                "What a store begins with: a value for each property of the model that is not optional, by its name.",
                not: "what the user saves, which lies in a folder of the app's.",
                "D2"
            )
        ),
        (
            ".archive",
            FileRole(
                "What a store begins with, as a keyed archive: 'KeyedArchiveEncoder' writes it anew, not an editor.",
                not: "what the user saves, which lies in a folder of the app's.",
                "D2"
            )
        ),
        (
            ".png",
            FileRole("A picture, which the theme or a screen names.", not: "what a colour can do alone.", "E1")
        ),
        (
            "Draft.swift",
            FileRole(
                "What a form says before it is read: texts as they were typed.",
                not: "what is wrong with them, which the model's extension knows.",
                "D1"
            )
        ),
        (
            "Samples.swift",
            FileRole(
                "The models that tests show, and stores that have them, have none or fail.",
                not: "a network and a clock.",
                "C3",
                "D2"
            )
        ),
        (
            "Tests.swift",
            FileRole(
                "Tests of the type or screen in its name.",
                not: "what two suites share, which has a file of its own.",
                "C3"
            )
        ),
    ]

    private static func model(_ name: String) -> FileRole {
        if name.hasPrefix("UIColor+") || name.hasPrefix("UIFont+") {
            return FileRole(
                "Names for colours or fonts, each asked of the theme.",
                not: "a value that is made once and kept.",
                "E1",
                "E2"
            )
        }
        return FileRole("One type, named as the file is.", not: "a second type that other files use.", "F1")
    }
}
