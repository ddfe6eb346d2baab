/// Variables that mean something in the code of every screen and its tests, so that none can be named after a model.
enum TakenVariables {
    /// Whether `name` is one.
    static func contains(_ name: String) -> Bool {
        names.contains(name)
    }

    private static let names: Set = [
        "again", "app", "archive", "area", "attempts", "cell", "count", "dataSource", "date", "day", "departure",
        "detail",
        "detailLabel", "driver", "endless", "events", "failure", "folder", "frame", "grid", "held", "indexPath", "item",
        "label", "now", "picked", "recent", "reload", "row", "screen", "store", "summary", "table", "tableView",
        "title",
        "titleLabel", "view", "xib",
    ]
}
