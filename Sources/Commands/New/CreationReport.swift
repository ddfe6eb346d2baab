import Diagnostics
import Planning
import ScaffoldKit

/// What `new --json` prints.
struct CreationReport: Encodable {
    /// One file and what became of it.
    struct File: Encodable {
        let path: String
        let outcome: String
    }

    let command: String
    let outcome: String
    let exitCode: Int32
    let app: String
    let folder: String
    let screens: [String]
    let isDryRun: Bool
    let files: [File]
    let verification: VerificationReport?

    init(
        command: String,
        proposal: Proposal,
        isRehearsal: Bool,
        verification: VerificationReport?,
        outcome: Outcome
    ) {
        self.command = command
        self.outcome = "\(outcome)"
        exitCode = outcome.rawValue
        app = proposal.app
        folder = proposal.root
        screens = proposal.screens
        isDryRun = isRehearsal
        files = proposal.outline.steps.map { File(path: "\($0.path)", outcome: $0.kind.rawValue) }
        self.verification = verification
    }
}

extension Encodable {
    /// The value as machines read it.
    var json: String {
        String(JSONFile.contents(of: self).text?.dropLast() ?? "")
    }
}
