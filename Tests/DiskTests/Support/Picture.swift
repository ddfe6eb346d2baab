import Planning

@testable import Disk

/// All that a file system holds: paths, bytes, permissions, empty folders too.
struct Picture: Equatable, CustomStringConvertible {
    let lines: [String]

    init(_ fileSystem: any FileSystem) throws {
        lines = try Self.lines(nil, in: fileSystem)
    }

    var description: String {
        lines.joined(separator: "\n")
    }

    private static func lines(_ folder: RelativePath?, in fileSystem: any FileSystem) throws -> [String] {
        try fileSystem.list(folder).flatMap { entry in
            switch entry.kind {
            case .folder: return ["\(entry.path)/"] + (try lines(entry.path, in: fileSystem))
            case .file:
                let file = try fileSystem.read(entry.path)
                let bits = String(file.permissions, radix: 8)
                return ["\(entry.path) \(bits) \(String(decoding: file.contents.bytes, as: UTF8.self))"]
            case .symbolicLink, .other: return ["\(entry.path) \(entry.kind)"]
            }
        }
    }
}
