import Foundation
import Testing

extension GeneratedPart {
    /// Looks for what the team's formatter and the eye of a reader would find.
    func checkForm() {
        for (path, text) in files {
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n") && !text.hasPrefix("\n"), "\(path)")
            #expect(!text.contains("\n\n\n") && !text.contains(" \n") && !text.contains("\t"), "\(path)")
            #expect(!text.contains("{\n\n") && !text.contains("\n\n}"), "\(path)")
            #expect(!text.contains("Headless") && !text.contains("#if") && !text.contains("{{"), "\(path)")
            guard path.hasSuffix(".swift") else { continue }
            let long = text.split(separator: "\n").map(String.init).filter { $0.count > 120 }
            #expect(long.allSatisfy { $0.trimmingCharacters(in: .whitespaces).hasPrefix("\"") }, "\(path)")
        }
    }
}
