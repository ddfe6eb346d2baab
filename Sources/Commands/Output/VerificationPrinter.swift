import ScaffoldKit
import Toolchain

/// A verification in words: a live line on a terminal, a line for each step everywhere.
struct VerificationPrinter: Sendable {
    let console: Console
    /// The app's folder, which is left out of paths.
    let root: String

    func print(_ event: VerificationEvent) {
        switch event {
        case .started(let kind):
            console.show(transient: "  … \(kind.rawValue)")
        case .built(let progress):
            console.detail("[\(progress.done)/\(progress.total)] \(progress.what)")
            console.show(transient: "  … build \(progress.done)/\(progress.total)  \(progress.what)")
        case .testing(let suites, let name):
            console.detail((suites + [name]).joined(separator: ": "))
            console.show(transient: "  … smoke tests  \(name)")
        case .ended(let step):
            printEnd(of: step)
        }
    }

    private func printEnd(of step: VerificationStep) {
        let isGood = step.verdict == .passed
        let mark = isGood ? console.paint("✓", .green) : console.paint("✗", .red)
        let seconds = step.seconds.inTenths.paddedLeft(to: 6) + " s"
        console.say("  \(mark) \(step.kind.rawValue.padding(to: 12))\(seconds)\(summary(of: step))")
        // A warning is told where nothing worse is.
        for message in step.messages where message.severity == (isGood ? .warning : .error) {
            print(relative(message.description), [])
        }
        guard !isGood else { return }
        for test in step.tests where test.outcome == .failed || test.outcome == .unfinished {
            printFailure(of: test)
        }
        for issue in step.issues { print(line(of: issue), []) }
        if let crash = step.crash { printCrash(crash) }
        if step.messages.isEmpty { print("", step.lastWords) }
    }

    private func summary(of step: VerificationStep) -> String {
        guard step.kind == .smokeTests else { return step.verdict == .interrupted ? "   interrupted" : "" }
        let outcomes: [TestResult.Outcome] = [.passed, .failed, .skipped, .unfinished, .notRun]
        let counts = outcomes.compactMap { outcome -> String? in
            let count = step.tests.count { $0.outcome == outcome }
            return count == 0 ? nil : "\(count) \(outcome.words)"
        }
        return "   " + counts.joined(separator: ", ")
    }

    private func printFailure(of test: TestResult) {
        let name = (test.suites + ["'\(test.name)'"]).joined(separator: ": ")
        console.print(
            "    " + console.paint(name, .bold) + (test.outcome == .unfinished ? " did not end." : " failed:")
        )
        for issue in test.issues { print(line(of: issue), []) }
    }

    private func line(of issue: TestIssue) -> String {
        let place = [issue.file.map(relative), issue.line.map(String.init)].compactMap(\.self).joined(separator: ":")
        let argument = issue.argument.map { " (with \($0))" } ?? ""
        return (place.isEmpty ? "" : place + ": ") + issue.text + argument
    }

    private func printCrash(_ crash: TestCrash) {
        let place = [crash.file.map(relative), crash.line.map(String.init)].compactMap(\.self).joined(separator: ":")
        let signal = crash.signal.map { "by signal \($0)" }
        let reason = crash.message ?? signal ?? "without a word"
        console.print("    " + console.paint("The tests' program went down: \(reason)", .red))
        if !place.isEmpty { console.print("      at \(place)") }
        if !crash.running.isEmpty { console.print("      while running \(crash.running.joined(separator: ", "))") }
    }

    private func print(_ head: String, _ lines: [String]) {
        for line in ([head] + lines).flatMap({ $0.split(separator: "\n") }) where !line.isEmpty {
            console.print("    " + line)
        }
    }

    private func relative(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
}

extension Double {
    /// The number with one figure behind the point.
    fileprivate var inTenths: String {
        let tenths = Int((self * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension String {
    fileprivate func paddedLeft(to width: Int) -> String {
        String(repeating: " ", count: max(width - count, 0)) + self
    }
}

extension TestResult.Outcome {
    fileprivate var words: String {
        switch self {
        case .passed: "passed"
        case .failed: "failed"
        case .skipped: "skipped"
        case .unfinished: "did not end"
        case .notRun: "not run"
        }
    }
}
