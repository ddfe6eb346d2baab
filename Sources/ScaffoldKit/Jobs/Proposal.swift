import Planning

/// What a run of `new` would write.
package struct Proposal: Sendable {
    /// A part that is made.
    package struct Part: Encodable, Sendable {
        /// What it was made by.
        package let template: String
        /// What it is called.
        package let name: String
        /// The module that it goes into.
        package let module: String
    }

    /// What is made.
    package let kind: TemplateManifest.Kind
    /// The app's name.
    package let app: String
    /// The app's folder, as an absolute path.
    package let root: String
    /// The screens that are made, by module.
    package let screens: [String]
    /// The part that is made, where it is one.
    package var part: Part?
    /// What becomes of each file, by its path in the app's folder.
    package let outline: PlanOutline
    /// The same with every byte; nil where it was carried out part by part.
    package let plan: WritePlan?
    /// What was answered otherwise when the module was made, a sentence each.
    package let differences: [String]
    /// What is left to write by hand, where anything is.
    package let handwork: Handwork?

    /// The modules that it is proved by; none for the whole app.
    package var provedModules: [String] {
        switch kind {
        case .app: []
        case .screen: screens
        case .part: part.map { [$0.module] } ?? []
        }
    }

    /// What is made, in the middle of a sentence.
    package var subject: String {
        switch kind {
        case .app: "the app \(app)" + (screens.isEmpty ? "" : " with \(screens.formattedList)")
        case .screen: "the screen \(screens.formattedList) in \(app)"
        case .part: part.map { "the \($0.template) \($0.name) in \($0.module)" } ?? app
        }
    }

    /// What is made, at the start of a sentence and with its name alone: `The screen 'Photos'`.
    package var namedSubject: String {
        switch kind {
        case .app: "The app '\(app)'"
        case .screen: "The screen '\(screens.formattedList)'"
        case .part: "The \(part?.template ?? "part") '\(part?.name ?? "")'"
        }
    }

    /// What the run does, in one sentence.
    package func sentence(isRehearsal: Bool) -> String {
        let start = subject.prefix(1).uppercased() + subject.dropFirst()
        guard outline.conflicts.isEmpty else { return start + " cannot be made as asked for:" }
        if outline.changesNothing { return start + " is already there as asked for." }
        return (isRehearsal ? "Would create " : "Created ") + subject + ":"
    }
}

extension [String] {
    /// The elements as a sentence lists them.
    var formattedList: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}
