import Diagnostics

/// A problem as machines read it.
struct ProblemReport: Encodable {
    /// What `--json` prints of a run that ended with nothing but a problem.
    struct Ending: Encodable {
        let outcome: String
        let exitCode: Int32
        let problem: ProblemReport

        init(_ problem: Diagnostic) {
            outcome = "\(problem.outcome)"
            exitCode = problem.outcome.rawValue
            self.problem = ProblemReport(problem)
        }
    }

    let message: String
    let fix: String?
    let file: String?
    let line: Int?
    let column: Int?

    init(_ problem: Diagnostic) {
        message = problem.message
        fix = problem.fix
        file = problem.place?.file
        line = problem.place?.line
        column = problem.place?.column
    }
}
