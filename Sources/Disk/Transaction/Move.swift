import Planning

/// One step from the stage into the project.
enum Move: Hashable, Sendable {
    /// A file or a whole folder appears where nothing is.
    case create(RelativePath, Fingerprint)
    /// A file takes the place of another.
    case replace(RelativePath, old: Fingerprint, new: Fingerprint)

    /// Where it leads.
    var path: RelativePath {
        switch self {
        case .create(let path, _), .replace(let path, _, _): path
        }
    }
}

extension Move: CustomStringConvertible {
    /// The move as a line of the journal.
    var description: String {
        switch self {
        case .create(let path, let new): "create \(new.value) \(path)"
        case .replace(let path, let old, let new): "replace \(old.value) \(new.value) \(path)"
        }
    }

    /// Reads a line of the journal.
    init?(_ line: String) {
        let splits = line.hasPrefix("create ") ? 2 : 3
        let words = line.split(separator: " ", maxSplits: splits, omittingEmptySubsequences: false).map(String.init)
        let prints = words.dropFirst().dropLast().compactMap(UInt64.init).map(Fingerprint.init(value:))
        guard let last = words.last, let path = try? RelativePath(last) else { return nil }
        switch (words.first, prints.count, words.count) {
        case ("create", 1, 3): self = .create(path, prints[0])
        case ("replace", 2, 4): self = .replace(path, old: prints[0], new: prints[1])
        default: return nil
        }
    }
}
