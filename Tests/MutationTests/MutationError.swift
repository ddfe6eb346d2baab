/// Why mutants could not be tried, in one sentence.
struct MutationError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
