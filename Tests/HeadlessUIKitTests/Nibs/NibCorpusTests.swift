import Foundation
import HeadlessUIKit
import Testing

/// The collection of xibs that the variable `XIB_CORPUS` names.
private let corpus = ProcessInfo.processInfo.environment["XIB_CORPUS"]

@MainActor @Suite(.enabled(if: corpus != nil, "XIB_CORPUS names no folder of xibs."))
struct NibCorpusTests {
    private func files(_ prefix: String) throws -> [URL] {
        try FileManager.default
            .contentsOfDirectory(at: URL(fileURLWithPath: corpus ?? ""), includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix(prefix) && $0.pathExtension == "xib" }
            .sorted { $0.path < $1.path }
    }

    @Test(arguments: ["modern", "legacy"])
    func `every xib makes its objects`(kind: String) throws {
        let files = try files(kind)
        #expect(!files.isEmpty)
        for file in files {
            let nib = try UINib(data: Data(contentsOf: file), bundle: nil)
            var objects: [Any] = []
            var raised: [Headless.Exception] = []
            _ = Headless.lines {
                raised = Headless.exceptions { objects = nib.instantiate(withOwner: nil) }
            }
            let holdsNothing =
                try kind == "legacy" && !String(contentsOf: file, encoding: .utf8).contains("class=\"IBUI")
            #expect(objects.isEmpty == holdsNothing, "\(file.lastPathComponent)")
            #expect(raised.allSatisfy { $0.name == "NSUnknownKeyException" }, "\(file.lastPathComponent): \(raised)")
            for view in objects.compactMap({ $0 as? UIView }) { view.layoutIfNeeded() }
        }
    }
}
