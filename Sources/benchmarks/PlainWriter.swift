import Diagnostics
import Foundation

/// The least that can be done: the bytes of a finished folder, held in memory, written file by file.
struct PlainWriter {
    private let folders: [String]
    private let files: [(path: String, bytes: [UInt8])]

    /// Reads all that lies in a folder.
    init(copying folder: String) {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        var folders: [String] = []
        var files: [(path: String, bytes: [UInt8])] = []
        for path in paths.sorted() {
            if let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")) {
                files.append((path, Array(data)))
            } else {
                folders.append(path)
            }
        }
        self.folders = folders
        self.files = files
    }

    /// How many files there are.
    var count: Int { files.count }

    /// Writes all of it into a folder that exists.
    ///
    /// - Throws: A diagnostic when the disk does not take it.
    func write(to folder: String) throws(Diagnostic) {
        for path in folders where mkdir("\(folder)/\(path)", 0o777) != 0 { throw .unwritten(path) }
        for file in files {
            let descriptor = open("\(folder)/\(file.path)", O_WRONLY | O_CREAT | O_EXCL, 0o666)
            guard descriptor >= 0 else { throw .unwritten(file.path) }
            defer { close(descriptor) }
            guard Foundation.write(descriptor, file.bytes, file.bytes.count) == file.bytes.count else {
                throw .unwritten(file.path)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func unwritten(_ path: String) -> Diagnostic {
        Diagnostic("'\(path)' cannot be written.", fix: "Make room in the temporary folder.")
    }
}
