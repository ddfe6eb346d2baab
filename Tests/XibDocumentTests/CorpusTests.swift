import Diagnostics
import Foundation
import Testing

@testable import XibDocument

@Suite(.enabled(if: Corpus.folder != nil, "XIB_CORPUS names no folder of xibs."))
struct CorpusTests {
    @Test func `every modern xib is read`() throws {
        let files = try Corpus.files("modern")
        #expect(!files.isEmpty)
        for file in files {
            let document = try XibDocument(Array(Data(contentsOf: file)), file: file.lastPathComponent)
            #expect(!document.objects().isEmpty, "\(file.lastPathComponent)")
        }
    }

    @Test func `every legacy xib is read as though it were a modern one`() throws {
        let files = try Corpus.files("legacy")
        #expect(!files.isEmpty)
        for file in files {
            let document = try XibDocument(Array(Data(contentsOf: file)), file: file.lastPathComponent)
            #expect(document.placeholders().map(\.role).starts(with: [.filesOwner, .firstResponder]))
            let names = Set(document.root.preorder.map(\.name))
            #expect(
                names.allSatisfy { !$0.hasPrefix("NS") && !$0.hasPrefix("IB") },
                "\(file.lastPathComponent): \(names)"
            )
        }
    }
}
