import BuiltinTemplates
import Foundation
import Testing

/// An app's tests all run on the main actor, and Swift Testing starts them all at once: what each of them shows while it
/// waits is alive together, and every change of theme restyles it. Suites that wait one test after the other keep the
/// time that an app's tests take in proportion to their number.
@Suite struct SerializedSuiteTests {
    @Test func `generated suites whose tests await a screen are serialized`() throws {
        let folder = URL(filePath: BuiltinTemplates.folder)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var suites = 0
        for path in paths.sorted() where path.hasSuffix("Tests.swift.mustache") {
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            guard text.contains("@Suite"), text.contains("await"), text.contains("driver") else { continue }
            suites += 1
            #expect(text.contains("@Suite(.serialized)"), "\(path)")
        }
        #expect(suites > 10)
    }
}
