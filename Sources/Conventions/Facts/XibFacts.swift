/// All that the rules have to know of one xib; made from its bytes alone, so that it can be kept.
package struct XibFacts: Hashable, Sendable {
    /// What the rules saw that need no more than the xib.
    var candidates: [XibCandidate] = []
    /// The controls that can be asked for, in order.
    var elements: [XibElementFact] = []

    init() {}

    /// Whether the xib could not be read, so that nothing is known of its controls.
    var isUnread: Bool { candidates.contains { $0.rule == "file" } }
}
