/// Variables that mean something in the code of every screen and its tests, so that none can be named after a model.
enum TakenVariables {
    /// Whether `name` is one.
    static func contains(_ name: String) -> Bool {
        names.contains(name)
    }

    private static let names: Set = [
        "again", "alert", "app", "archive", "area", "attempts", "cell", "count", "dataSource", "date", "day", "delete",
        "deletion", "departure", "detail", "detailLabel", "driver", "earlier", "endless", "error", "events", "failure",
        "folder", "frame", "grid", "held", "index", "indexPath", "item", "label", "loaded", "matches", "now", "nowhere",
        "picked", "recent", "refresh", "reload", "row", "screen", "search", "section", "sections", "shelf", "store",
        "summary", "table", "tableView", "title", "titleLabel", "titles", "view", "word", "words", "xib",
    ]
}
