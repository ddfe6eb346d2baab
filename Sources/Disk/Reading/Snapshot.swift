import Diagnostics
import Planning

/// What stood at some places of a project at one moment.
package struct Snapshot: Equatable, Sendable {
    /// What stands at one place.
    package enum Standing: Equatable, Sendable {
        /// A file, and what it holds.
        case file(FileContents)
        /// A folder.
        case folder
        /// A symbolic link, wherever it leads.
        case symbolicLink
        /// A device, a pipe, a socket.
        case other
    }

    /// The places where something stands.
    package let standing: [RelativePath: Standing]

    /// What stands at `path`, when anything does.
    package subscript(path: RelativePath) -> Standing? {
        standing[path]
    }

    /// The files, for a plan to be made over.
    ///
    /// - Throws: A diagnostic when something other than a file stands at one of the places.
    package func files() throws(Diagnostic) -> [RelativePath: FileContents] {
        var files: [RelativePath: FileContents] = [:]
        for (path, standing) in standing.sorted(by: { $0.key < $1.key }) {
            guard case .file(let contents) = standing else { throw .notAFile(path, standing) }
            files[path] = contents
        }
        return files
    }
}

extension Diagnostic {
    fileprivate static func notAFile(_ path: RelativePath, _ standing: Snapshot.Standing) -> Diagnostic {
        let noun =
            switch standing {
            case .file: "a file"
            case .folder: "a folder"
            case .symbolicLink: "a symbolic link"
            case .other: "neither a file nor a folder"
            }
        return Diagnostic("'\(path)' is \(noun), and a file is needed there.", fix: "Move it away.")
    }
}
