import Planning

/// What a run of `new` would write.
package struct Proposal: Sendable {
    /// What is made.
    package let kind: TemplateManifest.Kind
    /// The app's name.
    package let app: String
    /// The app's folder, as an absolute path.
    package let root: String
    /// The screens that are made, by module.
    package let screens: [String]
    /// What becomes of each file, by its path in the app's folder.
    package let outline: PlanOutline
    /// The same with every byte; nil where it was carried out part by part.
    package let plan: WritePlan?
    /// What was answered otherwise when the module was made, a sentence each.
    package let differences: [String]
    /// What is left to write by hand, where anything is.
    package let handwork: Handwork?

    /// What the run does, in one sentence.
    package func sentence(isRehearsal: Bool) -> String {
        let subject =
            switch kind {
            case .app: "the app \(app)" + (screens.isEmpty ? "" : " with \(screens.formattedList)")
            case .screen: "the screen \(screens.formattedList) in \(app)"
            }
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
