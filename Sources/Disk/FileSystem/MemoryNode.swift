/// A thing on a disk in memory.
enum MemoryNode {
    case file(StoredFile)
    case folder(MemoryFolder)
    case symbolicLink
    case other

    var kind: EntryKind {
        switch self {
        case .file: .file
        case .folder: .folder
        case .symbolicLink: .symbolicLink
        case .other: .other
        }
    }
}

/// A folder on a disk in memory; used only while the disk is held.
final class MemoryFolder: @unchecked Sendable {
    var nodes: [String: MemoryNode] = [:]
    var isLocked = false
}
