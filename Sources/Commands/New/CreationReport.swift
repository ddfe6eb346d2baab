import Diagnostics
import Planning
import ScaffoldKit

/// What `new --json` prints.
struct CreationReport: Encodable {
    /// One file and what became of it.
    struct File: Encodable {
        let path: String
        let outcome: String
        /// What changes in it, as `diff -u` shows it; only when asked for.
        let difference: String?
    }

    let command: String
    let outcome: String
    let exitCode: Int32
    let app: String
    let folder: String
    let screens: [String]
    let part: Proposal.Part?
    let isDryRun: Bool
    let files: [File]
    let problem: ProblemReport?
    let verification: VerificationReport?

    init(
        command: String,
        proposal: Proposal,
        isRehearsal: Bool,
        differences: Bool,
        problem: Diagnostic?,
        verification: VerificationReport?,
        outcome: Outcome
    ) {
        self.command = command
        self.outcome = "\(outcome)"
        exitCode = outcome.rawValue
        app = proposal.app
        folder = proposal.root
        screens = proposal.screens
        part = proposal.part
        isDryRun = isRehearsal
        let lines = differences ? PlanPrinter.differences(in: proposal.plan) : [:]
        files = proposal.outline.steps.map { step in
            File(path: "\(step.path)", outcome: step.kind.rawValue, difference: lines[step.path])
        }
        self.problem = problem.map(ProblemReport.init)
        self.verification = verification
    }
}

extension Encodable {
    /// The value as machines read it.
    var json: String {
        String(JSONFile.contents(of: self).text?.dropLast() ?? "")
    }
}
