/// Groups of changes, the last one at the end.
@MainActor
struct UndoStack {
    var groups: [UndoGroup] = []

    /// The last group's name.
    var name: String {
        get { groups.last?.name ?? "" }
        set { if !groups.isEmpty { groups[groups.count - 1].name = newValue } }
    }

    mutating func remove(_ target: AnyObject) {
        for index in groups.indices { groups[index].remove(target) }
        groups.removeAll(where: \.isEmpty)
    }
}
