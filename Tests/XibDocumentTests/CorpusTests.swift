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
            let document = try XibDocument(Data(contentsOf: file), file: file.lastPathComponent)
            #expect(!document.objects().isEmpty, "\(file.lastPathComponent)")
        }
    }

    @Test func `every legacy xib is refused for what it is`() throws {
        let files = try Corpus.files("legacy")
        #expect(!files.isEmpty)
        for file in files {
            let problem = #expect(throws: Diagnostic.self) {
                try XibDocument(Data(contentsOf: file), file: file.lastPathComponent)
            }
            #expect(problem?.message.contains("Xcode 4") == true, "\(file.lastPathComponent)")
        }
    }
}
