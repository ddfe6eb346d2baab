/// Updates that were begun: how many rows there were, what changed, and how many beginnings wait for their end.
struct OpenUpdates {
    let before: [Int]
    var changes = ListUpdates()
    var depth = 1
}
