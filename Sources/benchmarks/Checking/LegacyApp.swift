import Diagnostics
import Foundation

/// An app such as a team has after some years, made up from a number alone, so that every run measures the same files.
struct LegacyApp {
    /// The app's folder.
    let root: String
    /// The Swift files' paths.
    let files: [String]

    /// Writes an app of so many Swift files, twenty to a module.
    init(of count: Int, in root: String) throws(Diagnostic) {
        self.root = root
        try Self.write(#"{"app": "Bench", "format": 1}"#, to: root + "/.scaffold/app.json")
        var files = [root + "/Sources/BenchCore/BenchViewController.swift"]
        try Self.write(LegacySource.base, to: files[0])
        for number in 0..<count - 1 {
            let source = LegacySource(number: number)
            files.append("\(root)/Sources/Module\(number / 20)/\(source.name).swift")
            try Self.write(source.text, to: files[files.count - 1])
        }
        self.files = files
    }

    /// Changes one file, each time in another way.
    func edit(_ round: Int) throws(Diagnostic) {
        let text = LegacySource(number: 0).text
        try Self.write(text + "\nlet edited\(round) = \(round)\n", to: files[1])
    }

    /// Takes away what earlier checks remembered.
    func forget() {
        try? FileManager.default.removeItem(atPath: root + "/.scaffold/cache")
    }

    private static func write(_ text: String, to path: String) throws(Diagnostic) {
        let file = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        } catch {
            throw Diagnostic("'\(path)' cannot be written.", fix: "Make room in the temporary folder.")
        }
    }
}
