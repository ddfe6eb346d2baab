import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite(.enabled(if: NibCorpus.folder != nil, "XIB_CORPUS names no folder of xibs."))
struct NibCorpusTests {
    @Test(arguments: ["modern", "legacy"])
    func `every xib makes live views that can be laid out`(kind: String) throws {
        let files = try NibCorpus.files(kind)
        #expect(!files.isEmpty)
        for file in files {
            let nib = try UINib(data: Data(contentsOf: file), bundle: nil)
            let name = file.lastPathComponent
            var objects: [Any] = []
            var raised: [Headless.Exception] = []
            _ = Headless.lines {
                raised = Headless.exceptions {
                    objects = nib.instantiate(withOwner: nil)
                    for view in objects.compactMap({ $0 as? UIView }) { view.layoutIfNeeded() }
                }
            }
            let holdsNothing =
                try kind == "legacy" && !String(contentsOf: file, encoding: .utf8).contains("class=\"IBUI")
            #expect(objects.isEmpty == holdsNothing, "\(name)")
            #expect(raised.allSatisfy { $0.name == "NSUnknownKeyException" || $0.isOfAnotherNib }, "\(name): \(raised)")
        }
    }

    @Test func `the objects of nearly every file are of classes that are here`() throws {
        let files = try NibCorpus.files()
        let strange = try files.filter { file in
            let nib = try UINib(data: Data(contentsOf: file), bundle: nil)
            let lines = Headless.lines { _ = Headless.exceptions { _ = nib.instantiate(withOwner: nil) } }
            return lines.contains { $0.contains("does nothing") || $0.contains("is a plain UIView") }
        }
        #expect(Double(strange.count) <= 0.01 * Double(files.count) + 1, "\(strange.map(\.lastPathComponent))")
    }

    @Test func `all that counts is understood in nearly every file`() throws {
        let files = try NibCorpus.files()
        var left: [String] = []
        for file in files {
            let nib = try UINib(data: Data(contentsOf: file), bundle: nil)
            var leftovers: [String] = []
            _ = Headless.lines { _ = Headless.exceptions { leftovers = nib.leftovers.map(\.description) } }
            if !leftovers.isEmpty { left.append("\(file.lastPathComponent): \(leftovers)") }
        }
        #expect(Double(left.count) <= 0.05 * Double(files.count), "\(left)")
    }
}

extension Headless.Exception {
    /// A controller in a window asks for a nib of its own, which the collection lacks.
    fileprivate var isOfAnotherNib: Bool { reason.hasPrefix("Could not load NIB in bundle") }
}
