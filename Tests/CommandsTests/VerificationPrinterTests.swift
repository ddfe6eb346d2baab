import Testing
import Toolchain

@testable import Commands
@testable import ScaffoldKit

@Suite struct VerificationPrinterTests {
    private let messages = [
        CompilerMessage(file: "/app/Sources/A.swift", line: 3, column: 5, severity: .warning, text: "'a' is unused"),
        CompilerMessage(file: "/app/Sources/B.swift", line: 4, column: 6, severity: .error, text: "no 'b'"),
    ]

    @Test func `a build that passes tells what the compiler warns of`() {
        let printed = printed(VerificationStep(kind: .build, verdict: .passed, seconds: 1, messages: [messages[0]]))
        #expect(printed.contains("    Sources/A.swift:3:5: warning: 'a' is unused"))
    }

    @Test func `a build that fails tells the errors alone`() {
        let printed = printed(VerificationStep(kind: .build, verdict: .failed, seconds: 1, messages: messages))
        #expect(printed.contains("    Sources/B.swift:4:6: error: no 'b'"))
        #expect(!printed.contains("unused"))
    }

    private func printed(_ step: VerificationStep) -> String {
        let transcript = Transcript()
        let console = Console(
            isTerminal: false,
            environment: [:],
            write: { transcript.add($0) },
            writeProblem: { transcript.add($0) }
        )
        VerificationPrinter(console: console, root: "/app").print(.ended(step))
        return transcript.text
    }
}
