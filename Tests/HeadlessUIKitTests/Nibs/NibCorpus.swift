import Foundation
import HeadlessUIKit

/// The collection of xibs that the variable `XIB_CORPUS` names.
@MainActor
enum NibCorpus {
    nonisolated static let folder = ProcessInfo.processInfo.environment["XIB_CORPUS"]

    /// The files whose names begin with `prefix`, in order.
    static func files(_ prefix: String = "") throws -> [URL] {
        try FileManager.default
            .contentsOfDirectory(at: URL(fileURLWithPath: folder ?? ""), includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix(prefix) && $0.pathExtension == "xib" }
            .sorted { $0.path < $1.path }
    }

    /// The objects of a file, made without an owner; what is logged and raised meanwhile is passed over.
    static func objects(of file: URL) throws -> [Any] {
        let nib = try UINib(data: Data(contentsOf: file), bundle: nil)
        var objects: [Any] = []
        _ = Headless.lines { _ = Headless.exceptions { objects = nib.instantiate(withOwner: nil) } }
        return objects
    }
}
