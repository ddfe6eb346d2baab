import Foundation
import Testing
import Toolchain

@Suite struct InterruptionTests {
    @Test func `Ctrl-C becomes a request to stop`() async throws {
        let interruption = try Interruption()
        interruption.requestOnSignals()
        defer { for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) } }
        #expect(!interruption.isRequested)
        kill(getpid(), SIGINT)
        for _ in 0..<1_000 where !interruption.isRequested { try await Task.sleep(for: .milliseconds(10)) }
        #expect(interruption.isRequested)
    }
}
