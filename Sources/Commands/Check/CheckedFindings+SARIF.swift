import Conventions
import ScaffoldKit

extension CheckedFindings {
    /// A log in the Static Analysis Results Interchange Format, version 2.1.0.
    var sarif: String {
        let rules = Rules.conventions.map { convention in
            SARIFLog.Rule(
                id: convention.id,
                shortDescription: .init(text: convention.title),
                help: .init(text: convention.mend)
            )
        }
        let driver = SARIFLog.Driver(name: "scaffold", version: Version.current, rules: rules)
        let run = SARIFLog.Run(tool: .init(driver: driver), results: findings.map(SARIFLog.Result.init))
        return SARIFLog(runs: [run]).json
    }
}
