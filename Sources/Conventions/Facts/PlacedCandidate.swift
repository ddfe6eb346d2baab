/// A finding and the index of the file that it lies in.
struct PlacedCandidate: Hashable, Sendable {
    let file: Int
    let candidate: Candidate
}
