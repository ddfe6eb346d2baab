import Diagnostics
import Disk
import LightFoundation
import Planning

/// Makes an app, with the screens that it begins with.
package struct AppCreator: Creator {
    private let names: AppNames
    private let root: String
    private let screens: [String]
    private let answers: [String: String]
    private let template: ModuleTemplate
    private let screenTemplate: ModuleTemplate
    private let kit: Kit

    /// Takes the words that a person typed.
    ///
    /// - Parameters:
    ///   - name: The app's name, in any spelling.
    ///   - parent: The folder that the app's folder goes into, as an absolute path.
    ///   - screens: The names of its first screens.
    ///   - answers: What was answered to the template, but the name.
    ///   - template: The app's template.
    ///   - workplace: Where the tool runs.
    /// - Throws: A diagnostic when the name cannot be used, or a template or the kit is not there.
    package init(
        name: String,
        in parent: String,
        screens: [String],
        answers: [String: String],
        template: ModuleTemplate,
        workplace: Workplace
    ) throws(Diagnostic) {
        names = try AppNames(name)
        guard FileManager.default.fileExists(atPath: parent) else {
            throw Diagnostic(
                "There is no folder '\(parent)' to put the app into.",
                fix: "Make it, or name another with '--in'."
            )
        }
        if let twin = Self.caseTwin(of: names.package, in: parent) {
            throw Diagnostic(
                "'\(names.package)' differs only in case from '\(twin)', which is in '\(parent)' already.",
                fix: "Choose another name: a Mac's disk takes the two for one.",
                outcome: .refused
            )
        }
        root = URL(fileURLWithPath: parent).appending(path: names.package).path
        kit = try Kit(forAppAt: root, in: workplace)
        screenTemplate = try TemplateLibrary(of: workplace).template("screen")
        self.screens = screens
        self.answers = answers
        self.template = template
    }

    private static func caseTwin(of name: String, in folder: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains(name) ? nil : names.sorted().first { $0.lowercased() == name.lowercased() }
    }

    package func propose() throws(Diagnostic) -> Proposal {
        try ProjectFolder(at: root).rehearse { (tree) throws(Diagnostic) in try proposal(over: earlierApp(in: tree)) }
    }

    package func commit(notice: @escaping (String) -> Void) throws(Diagnostic) -> Proposal {
        try ProjectFolder(at: root).commit(notice: notice) { (transaction) throws(Diagnostic) in
            guard let tree = try earlierApp(in: transaction.isNew ? nil : transaction.tree) else {
                return try carryOut(transaction)
            }
            return try transaction.commit(proposal(over: tree))
        }
    }

    /// Decides all of it at once: what stands there already may be in the way.
    private func proposal(over tree: Tree?) throws(Diagnostic) -> Proposal {
        var parts = try parts(over: tree)
        var steps: [WritePlan.Step] = []
        while let plan = try parts.next() { steps += plan.steps }
        let plan = WritePlan(steps: steps)
        return proposal(of: parts, plan.outline, plan)
    }

    /// Makes a new app, of which no more than a few screens are in memory at a time: some are composed while others are
    /// written.
    private func carryOut(_ transaction: Transaction) throws(Diagnostic) -> Proposal {
        let parts = Guarded(try parts(over: nil))
        let plans = Conveyor(holding: 2) { () throws(Diagnostic) in
            try parts.use { (parts) throws(Diagnostic) in try parts.next() }
        }
        var steps: [PlanOutline.Step] = []
        try transaction.commit { () throws(Diagnostic) in
            let plan = try plans.next()
            steps += plan?.outline.steps ?? []
            return plan
        }
        return proposal(of: parts.use { $0 }, PlanOutline(steps: steps), nil)
    }

    private func parts(over tree: Tree?) throws(Diagnostic) -> AppParts {
        try AppParts(
            app: names,
            answers: answers,
            screens: screens,
            template: template,
            screenTemplate: screenTemplate,
            kit: kit,
            tree: tree
        )
    }

    private func proposal(of parts: AppParts, _ outline: PlanOutline, _ plan: WritePlan?) -> Proposal {
        Proposal(
            kind: .app,
            app: names.package,
            root: root,
            screens: parts.entries.map(\.name),
            outline: outline,
            plan: plan,
            differences: [],
            handwork: nil
        )
    }

    /// The very same app, made before; nil where nothing is, a folder without anything in it included.
    ///
    /// - Throws: A diagnostic when anything else is there.
    private func earlierApp(in place: Tree?) throws(Diagnostic) -> Tree? {
        guard let tree = place, try !tree.entries().isEmpty else { return nil }
        let path = try RelativePath(AppFolders.config)
        guard let config = try tree.snapshot(of: [path]).files()[path] else {
            throw Diagnostic(
                "The folder '\(root)' exists, is not empty, and is no app of scaffold.",
                fix: "Choose another name, or another folder with '--in'.",
                outcome: .refused
            )
        }
        let app = try AppConfig(config, file: AppFolders.config).app
        guard app == names.package else {
            throw Diagnostic(
                "The folder '\(root)' holds the app '\(app)'.",
                fix: "Choose another folder with '--in'.",
                outcome: .refused
            )
        }
        return tree
    }
}
