import Diagnostics
import Disk
import Planning
import ScaffoldKit

/// A run of `check --fix`.
struct CheckFixing {
    let place: CheckPlace
    let words: Words
    let console: Console

    private var isRehearsal: Bool { words.has(CheckCommand.dryRun) || words.has(CheckCommand.diff) }

    func run() throws(Diagnostic) -> Outcome {
        guard place.app != nil else {
            throw Diagnostic("Only an app's files are mended.", fix: "Name the app's folder with '--in'.")
        }
        return try isRehearsal ? rehearse() : mend()
    }

    private func rehearse() throws(Diagnostic) -> Outcome {
        let report = try place.check.run(place.paths, mends: true)
        show(try place.check.fixPlan(for: report.findings, in: ProjectFolder(at: place.root).tree))
        return report.outcome
    }

    private func mend() throws(Diagnostic) -> Outcome {
        let plan = try ProjectFolder(at: place.root).exclusively(onWait: { console.say($0) }) {
            (transaction) throws(Diagnostic) in
            let found = try place.check.run(place.paths, mends: true)
            let plan = try place.check.fixPlan(for: found.findings, in: transaction.tree)
            try transaction.commit(plan)
            return plan
        }
        show(plan)
        let report = try place.check.run(place.paths)
        try CheckPrinter(console: console, place: place).print(report, as: CheckFormat(words))
        return report.outcome
    }

    private func show(_ plan: WritePlan) {
        guard !plan.changesNothing else {
            console.say("Nothing can be mended mechanically.")
            return
        }
        let printer = PlanPrinter(console: console)
        if words.has(CheckCommand.diff) {
            printer.printDifference(of: plan)
        } else {
            console.say(isRehearsal ? "Would mend:" : "Mended:")
            printer.printSteps(of: plan.outline)
        }
    }
}
