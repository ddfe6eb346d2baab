/// The chosen rows or items, in the order in which they were chosen.
struct ChosenPaths {
    private(set) var paths: [IndexPath] = []

    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

    /// Chooses a path; false where it was chosen already.
    mutating func insert(_ path: IndexPath) -> Bool {
        guard !paths.contains(path) else { return false }
        paths.append(path)
        return true
    }

    /// Gives up a path; false where it was not chosen.
    mutating func remove(_ path: IndexPath) -> Bool {
        guard let index = paths.firstIndex(of: path) else { return false }
        paths.remove(at: index)
        return true
    }

    mutating func removeAll() {
        paths = []
    }

    /// Follows each path to its new place; nil gives it up.
    mutating func follow(_ place: (IndexPath) -> IndexPath?) {
        paths = paths.compactMap(place)
    }
}
