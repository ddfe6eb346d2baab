import Planning

/// A part of an app, made and not yet written.
struct Part {
    /// What it is called.
    let name: Name
    /// What kind of name that is.
    let role: NameRole
    /// The module that it goes into.
    let home: PartHome
    /// The other screens that it imports.
    let needs: [String]
    /// Its files, tests and resources included.
    let files: [RelativePath: FileContents]
    /// The paths of those that may stand already, since others bring them along too.
    let once: Set<RelativePath>
    /// What it adds to lists of the core.
    let additions: [(edit: TemplateEdit, word: String)]
    /// What the app is to remember of it.
    let record: ModuleRecord
    /// What is left to write by hand.
    let handwork: Handwork?
}
