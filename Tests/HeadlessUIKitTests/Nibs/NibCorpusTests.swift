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

    @Test func `every modern xib makes its objects`() throws {
        let files = try files("modern")
        #expect(!files.isEmpty)
        for file in files {
            let nib = try UINib(data: Data(contentsOf: file), bundle: nil)
            var objects: [Any] = []
            var raised: [Headless.Exception] = []
            _ = Headless.lines {
                raised = Headless.exceptions { objects = nib.instantiate(withOwner: nil) }
            }
            #expect(!objects.isEmpty, "\(file.lastPathComponent)")
            #expect(raised.allSatisfy { $0.name == "NSUnknownKeyException" }, "\(file.lastPathComponent): \(raised)")
            for view in objects.compactMap({ $0 as? UIView }) { view.layoutIfNeeded() }
        }
    }

    @Test func `every legacy xib is refused in one sentence`() throws {
        let files = try files("legacy")
        #expect(!files.isEmpty)
        for file in files {
            let nib = try UINib(data: Data(contentsOf: file), bundle: nil)
            let raised = Headless.exceptions { #expect(nib.instantiate(withOwner: nil).isEmpty) }
            #expect(raised.count == 1, "\(file.lastPathComponent)")
            #expect(raised.first?.reason.contains("Xcode 4") == true, "\(file.lastPathComponent)")
        }
    }
}
