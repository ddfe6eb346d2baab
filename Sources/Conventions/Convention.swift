/// What a person should know about one convention.
package struct Convention: Hashable, Sendable {
    /// Its id, such as `B2`.
    package let id: String
    /// What it asks for, in one sentence.
    package let title: String
    /// What goes wrong without it.
    package let why: String
    /// Where it lives in an app, told by the names of Gallery and its screen Photos.
    package let here: String
    /// Code that breaks it.
    package let before: String
    /// The same code, as it should be.
    package let after: String
    /// How to get from one to the other.
    package let mend: String

    init(_ id: String, _ title: String, why: String, here: String, before: String, after: String, mend: String) {
        self.id = id
        self.title = title
        self.why = why
        self.here = here
        self.before = before
        self.after = after
        self.mend = mend
    }
}
