import Foundation

/// The collection of xibs that the variable `XIB_CORPUS` names.
enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["XIB_CORPUS"]

    static func files(_ prefix: String) throws -> [URL] {
        let folder = URL(fileURLWithPath: folder ?? "", isDirectory: true)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix(prefix) && $0.pathExtension == "xib" }
            .sorted { $0.path < $1.path }
    }
}
