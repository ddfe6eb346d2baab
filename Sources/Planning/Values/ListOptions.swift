/// What a list or a grid has beside its rows.
package struct ListOptions: Hashable, Sendable {
    /// What was asked for: `refresh`, `delete`, `search`, `restore`.
    package let extras: Set<String>
    /// The field by which it is parted into sections.
    package let section: Field?

    /// Whether there is more to the rows than that one is picked: then what the controller does with rows has a file of its own.
    var isSplit: Bool { !extras.isEmpty }

    /// A list or grid with such extras, in sections by a field or in one.
    package init(extras: Set<String> = [], section: Field? = nil) {
        self.extras = extras
        self.section = section
    }
}
