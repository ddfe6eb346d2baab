import Diagnostics
import LightFoundation
import Planning
import ScaffoldKit
import Toolchain

/// One run of `new`, from the order to the last line.
struct Creation {
    let order: NewOrder
    let surroundings: Surroundings
    /// Where the app is, when the run is about one.
    let home: AppPlace
    /// The manifest of the app around, where there is one.
    let reading: ManifestReading?

    private var console: Console { surroundings.console }
    private var workplace: Workplace { surroundings.workplace }
    private var isRehearsal: Bool { order.words.has(NewCommand.dryRun) || order.words.has(NewCommand.diff) }

    private var isProved: Bool { !isRehearsal && !order.words.has(NewCommand.noVerify) }

    func run() throws(Diagnostic) -> Outcome {
        let creator = try creator()
        if isProved { try checkToolchain(for: creator) }
        let proposal = isRehearsal ? try creator.propose() : try creator.commit { [console] in console.say($0) }
        show(proposal)
        guard proposal.outline.conflicts.isEmpty else { return try refuse(proposal) }
        let verification = try verify(proposal)
        report(proposal, verification)
        return verification?.outcome ?? .done
    }

    /// Refuses before the first byte what could not end well; whatever else is wrong is told first.
    private func checkToolchain(for creator: any Creator) throws(Diagnostic) {
        do throws(Diagnostic) {
            _ = try SwiftToolchain.find(on: workplace.environment["PATH"])
        } catch {
            guard try creator.propose().outline.conflicts.isEmpty else { return }
            throw error
        }
    }

    private func creator() throws(Diagnostic) -> any Creator {
        let name = try name()
        switch order.template.manifest.kind {
        case .app:
            guard order.fields.isEmpty else {
                throw Diagnostic(
                    "An app has one name, and '\(order.fields[0])' is a second.",
                    fix: "Quote a name with spaces; add screens with '--screen NAME'."
                )
            }
            let folder = order.words.value(of: NewCommand.folder) ?? "."
            guard !folder.isEmpty else { throw .noFolder }
            let parent = workplace.absolute(folder)
            return try AppCreator(
                name: name,
                in: parent,
                screens: order.words.values(of: NewCommand.screen),
                answers: order.answers,
                template: order.template,
                workplace: workplace
            )
        case .screen:
            let app = try home.app(named: order.words.value(of: NewCommand.folder), in: workplace)
            return ScreenCreator(
                name: name,
                fields: order.fields,
                answers: order.answers,
                template: order.template,
                app: app,
                reading: reading
            )
        case .part:
            return PartCreator(
                name: name,
                fields: order.fields,
                answers: order.answers,
                template: order.template,
                app: try home.app(named: order.words.value(of: NewCommand.folder), in: workplace)
            )
        }
    }

    private func name() throws(Diagnostic) -> String {
        if let name = order.name { return name }
        let manifest = order.template.manifest
        let prompt = manifest.variable("name")?.prompt ?? "What is it called?"
        let answer = console.ask(prompt)?.trimmed ?? ""
        guard !answer.isEmpty else {
            throw Diagnostic(
                "The name of the \(manifest.name) is missing.",
                fix: "Write it: '\(order.example)'."
            )
        }
        return answer
    }

    private func show(_ proposal: Proposal) {
        guard !order.words.has(.json) else { return }
        let printer = PlanPrinter(console: console)
        if order.words.has(NewCommand.diff), let plan = proposal.plan {
            printer.printDifference(of: plan)
        } else {
            console.say(proposal.sentence(isRehearsal: isRehearsal))
            printer.printSteps(of: proposal.outline)
        }
    }

    private func refuse(_ proposal: Proposal) throws(Diagnostic) -> Outcome {
        let problem = Diagnostic.standingInTheWay(proposal, isRehearsal: isRehearsal)
        guard order.words.has(.json) else { throw problem }
        report(proposal, nil, outcome: .refused, problem: problem)
        return .refused
    }

    private func verify(_ proposal: Proposal) throws(Diagnostic) -> VerificationReport? {
        guard isProved else { return nil }
        console.say()
        return try Proof(app: App(at: proposal.root), surroundings: surroundings)
            .run(proposal.provedModules)
    }

    private func report(
        _ proposal: Proposal,
        _ verification: VerificationReport?,
        outcome: Outcome? = nil,
        problem: Diagnostic? = nil
    ) {
        guard order.words.has(.json) else {
            if !isRehearsal, verification?.outcome ?? .done == .done { sayNext(proposal) }
            return
        }
        let report = CreationReport(
            command: "new \(order.template.manifest.name)",
            proposal: proposal,
            isRehearsal: isRehearsal,
            differences: order.words.has(NewCommand.diff),
            problem: problem,
            verification: verification,
            outcome: outcome ?? verification?.outcome ?? .done
        )
        console.print(report.json)
    }

    private func sayNext(_ proposal: Proposal) {
        let folder = workplace.relative(proposal.root)
        console.say()
        console.say(console.paint("Next", .bold))
        if proposal.kind == .app {
            let call = workplace.callingWords
            console.say("  \(call) new screen Albums title:String --layout grid --in \(folder.shellQuoted)")
        }
        console.say("  swift test --package-path \(folder.shellQuoted)")
        guard let handwork = proposal.handwork else { return }
        console.say("  \(handwork.place)")
        for line in handwork.lines { console.say("      \(line)") }
    }
}

extension Diagnostic {
    fileprivate static func standingInTheWay(_ proposal: Proposal, isRehearsal: Bool) -> Diagnostic {
        let own = proposal.outline.conflicts.filter { $0.components[0] != ".scaffold" }
        let paths = (own.isEmpty ? proposal.outline.conflicts : own).map { "'\($0)'" }
        let listed = paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
        guard proposal.differences.isEmpty else {
            return Diagnostic(
                "\(proposal.namedSubject) exists, made otherwise: \(proposal.differences.joined(separator: "; ")).",
                fix: isRehearsal
                    ? "Choose another name, or change its files by hand."
                    : "See every line with '--diff'; choose another name, or change its files by hand.",
                outcome: .refused
            )
        }
        return Diagnostic(
            "\(listed) \(paths.count == 1 ? "exists" : "exist") with other contents, so nothing was written.",
            fix: isRehearsal
                ? "Move them away, or choose another name."
                : "See the difference with '--diff'; then move them away, or choose another name.",
            outcome: .refused
        )
    }
}

extension String {
    /// The text without the space around it.
    fileprivate var trimmed: String {
        var text = trimmingPrefix(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
