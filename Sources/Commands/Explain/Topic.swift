/// Something that is done in an app by hand, told step by step.
struct Topic {
    /// One step, with what it is in each kind of screen where that differs.
    struct Step {
        let text: String
        var kinds: [String] = []
    }

    /// What `scaffold explain` is asked for it by.
    let word: String
    /// What it is.
    let title: String
    /// How to go about it.
    let introduction: String
    /// The steps, in order.
    let steps: [Step]

    /// All there are.
    static let all = [field]
}
