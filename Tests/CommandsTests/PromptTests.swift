import BuiltinTemplates
import Foundation
import Testing

/// The built tool at a terminal, where it may ask.
@Suite struct PromptTests {
    #if !canImport(Darwin)
        @Test func `T30 Ctrl-C at a question ends the tool by that signal, and nothing is written`() throws {
            let folder = URL.temporaryDirectory.appending(path: "prompt-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let terminal = try Terminal()
            let tool = try #require(Program.folder) + "/scaffold"
            let id = try terminal.start(tool, ["new", "app", "--in", folder.path])
            #expect(terminal.text(until: "What is the app called?"))
            kill(id, SIGINT)
            var status: Int32 = 0
            waitpid(id, &status, 0)
            // A shell tells a program that SIGINT ended as 130.
            #expect(status & 0x7F == SIGINT)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    #endif
}
