import Diagnostics
import Dispatch
import Toolchain

/// Type-checks screens beside the build, so that a person knows within half a second.
final class EarlyCheck: @unchecked Sendable {
    private let checks: [TypeCheck]
    private let toolchain: SwiftToolchain
    private let environment: [String: String]
    private let finished = DispatchSemaphore(value: 0)
    private var step: VerificationStep?

    /// Prepares the checks; nil when there are none.
    init?(_ checks: [TypeCheck], by toolchain: SwiftToolchain, environment: [String: String]) {
        guard !checks.isEmpty else { return nil }
        self.checks = checks
        self.toolchain = toolchain
        self.environment = environment
    }

    /// Checks on a thread of its own, and calls `onFailure` when the compiler finds an error.
    func start(
        interruption: Interruption,
        tell: @escaping @Sendable (VerificationEvent) -> Void,
        onFailure: @escaping @Sendable () -> Void
    ) {
        tell(.started(.typeCheck))
        DispatchQueue.global().async { [self] in
            let step = run(interruption)
            self.step = step
            if let step { tell(.ended(step)) }
            if step?.verdict == .failed { onFailure() }
            finished.signal()
        }
    }

    /// Waits for the end; nil when the compiler could not be asked, in which case the build is to say what is wrong.
    func wait() -> VerificationStep? {
        finished.wait()
        return step
    }

    private func run(_ interruption: Interruption) -> VerificationStep? {
        var reports: [BuildReport] = []
        for check in checks {
            guard
                let report = try? toolchain.typeCheck(check, environment: environment, interruption: interruption),
                report.isSuccess || !report.errors.isEmpty
            else { return nil }
            reports.append(report)
        }
        return VerificationStep(
            kind: .typeCheck,
            verdict: reports.allSatisfy(\.isSuccess) ? .passed : .failed,
            seconds: reports.map(\.seconds).reduce(0, +),
            messages: reports.flatMap(\.messages)
        )
    }
}
