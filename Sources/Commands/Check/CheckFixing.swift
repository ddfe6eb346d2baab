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
        let plan = try isRehearsal ? plan(in: ProjectFolder(at: place.root).tree) : commit()
        show(plan)
        let report = try place.check.run(place.paths)
        if !isRehearsal { try CheckPrinter(console: console, place: place).print(report, as: CheckFormat(words)) }
        return report.outcome
    }

    private func plan(in tree: Tree) throws(Diagnostic) -> WritePlan {
        try place.check.fixPlan(for: place.check.run(place.paths).findings, in: tree)
    }

    private func commit() throws(Diagnostic) -> WritePlan {
        try ProjectFolder(at: place.root).exclusively(onWait: { console.say($0) }) { (transaction) throws(Diagnostic) in
            let plan = try plan(in: transaction.tree)
            try transaction.commit(plan)
            return plan
        }
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
