import Diagnostics
import Foundation
import Testing
import Toolchain

@Suite struct InvocationTests {
    /// A small program in the language of the shell.
    private func shell(_ script: String, _ environment: [String: String] = ["PATH": "/usr/bin:/bin"]) -> Invocation {
        Invocation("/bin/sh", ["-c", script], environment: environment)
    }

    private func run(_ invocation: Invocation) throws -> (ending: ProcessEnding, lines: [OutputLine]) {
        var lines: [OutputLine] = []
        let ending = try invocation.run { lines.append($0) }
        return (ending, lines)
    }

    @Test func `lines come with their stream, and without their breaks`() throws {
        let (ending, lines) = try run(shell("echo one; printf 'two\\r\\nthree'; echo four >&2"))
        #expect(ending == .exited(0))
        #expect(lines.filter { $0.stream == .output }.map(\.text) == ["one", "two", "three"])
        #expect(lines.filter { $0.stream == .errors }.map(\.text) == ["four"])
    }

    @Test(arguments: [0, 1, 7, 255])
    func `the status is the program's`(status: Int32) throws {
        #expect(try run(shell("exit \(status)")).ending == .exited(status))
    }

    @Test func `a signal is told as such`() throws {
        #expect(try run(shell("kill -KILL $$")).ending == .signalled(SIGKILL))
    }

    @Test func `words and environment arrive as they are, and nothing else`() throws {
        let words = ["a b", "*", "$HOME", "'\"", "é", ""]
        let script = "for word in \"$@\"; do echo \"[$word]\"; done; echo \"$ONE/$HOME\""
        let invocation = Invocation("/bin/sh", ["-c", script, "sh"] + words, environment: ["ONE": "1 = 1"])
        #expect(try run(invocation).lines.map(\.text) == words.map { "[\($0)]" } + ["1 = 1/"])
    }

    @Test func `much output on both streams does not block`() throws {
        let script =
            "i=0; while [ $i -lt 3000 ]; do echo \"$i 0123456789012345678901234567890123456789\"; "
            + "echo \"$i 0123456789012345678901234567890123456789\" >&2; i=$((i+1)); done"
        let (ending, lines) = try run(shell(script))
        #expect(ending == .exited(0))
        #expect(lines.count { $0.stream == .output } == 3_000)
        #expect(lines.count { $0.stream == .errors } == 3_000)
    }

    @Test func `a line comes when it is printed, not when the program ends`() throws {
        let folder = try TemporaryFolder()
        let answer = folder.path + "/answer"
        var lines: [String] = []
        let ending = try shell("echo a; until [ -e '\(answer)' ]; do sleep 0.01; done; echo b").run(
            timeLimit: .seconds(60)
        ) {
            lines.append($0.text)
            #expect(FileManager.default.createFile(atPath: answer, contents: nil))
        }
        #expect(ending == .exited(0))
        #expect(lines == ["a", "b"])
    }

    @Test func `the input is empty`() throws {
        let (ending, lines) = try run(shell("cat; echo done"))
        #expect(ending == .exited(0))
        #expect(lines.map(\.text) == ["done"])
    }

    @Test func `what a program leaves running does not hold us up`() throws {
        let clock = ContinuousClock()
        let start = clock.now
        let lines = try run(shell("sleep 120 & echo \"$!\"")).lines
        #expect(lines.count == 1)
        #expect(clock.now - start < .seconds(60))
        if let left = lines.first.flatMap({ pid_t($0.text) }) { kill(left, SIGKILL) }
    }

    @Test func `a request to stop reaches all that the program started`() throws {
        let interruption = try Interruption()
        var child: pid_t = 0
        let ending = try shell("sleep 30 & echo $!; wait").run(interruption: interruption) { line in
            child = pid_t(line.text) ?? 0
            interruption.request()
        }
        #expect(ending == .interrupted)
        #expect(child > 0)
        #expect(hasEnded(child))
    }

    @Test func `who does not listen is stopped by force, in another group too`() throws {
        let interruption = try Interruption()
        let script = "trap '' INT; set -m; (trap '' INT; exec sleep 120) & echo $!; while true; do sleep 1; done"
        var child: pid_t = 0
        let clock = ContinuousClock()
        let start = clock.now
        let ending = try shell(script).run(interruption: interruption) { line in
            child = pid_t(line.text) ?? child
            interruption.request()
        }
        #expect(ending == .interrupted)
        #expect(clock.now - start < .seconds(60))
        #expect(child > 0)
        #expect(hasEnded(child))
    }

    @Test func `a request made before stops a program at once`() throws {
        let interruption = try Interruption()
        #expect(!interruption.isRequested)
        interruption.request()
        #expect(interruption.isRequested)
        for _ in 0..<2 {
            #expect(try shell("sleep 30").run(interruption: interruption) { _ in } == .interrupted)
        }
    }

    @Test func `a program that takes too long is stopped`() throws {
        #expect(try shell("sleep 30").run(timeLimit: .milliseconds(200)) { _ in } == .timedOut)
        #expect(try shell("exit 3").run(timeLimit: .seconds(30)) { _ in } == .exited(3))
    }

    @Test func `cancelling the task interrupts the program`() async throws {
        let invocation = shell("echo up; sleep 30")
        let (lines, sink) = AsyncStream.makeStream(of: String.self)
        let task = Task { try await invocation.ending { sink.yield($0.text) } }
        for await line in lines where line == "up" { break }
        task.cancel()
        #expect(try await task.value == .interrupted)
    }

    @Test func `a program that is not there is told`() {
        let diagnostic = #expect(throws: Diagnostic.self) {
            try Invocation("/no/such/program", [], environment: [:]).run { _ in }
        }
        #expect(diagnostic?.message == "'/no/such/program' cannot be started: No such file or directory.")
    }

    /// Whether the process is gone, or will be within two seconds.
    private func hasEnded(_ id: pid_t) -> Bool {
        for _ in 0..<100 {
            if kill(id, 0) != 0 || isZombie(id) { return true }
            usleep(20_000)
        }
        return false
    }

    private func isZombie(_ id: pid_t) -> Bool {
        let words = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8).split(separator: " ")
        return words.map { $0.count > 2 && $0[2] == "Z" } ?? false
    }
}
