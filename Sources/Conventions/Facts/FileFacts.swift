/// All that the rules have to know of one Swift file; made from its name and text alone, so that it can be kept.
package struct FileFacts: Hashable, Sendable {
    var types: [TypeFact] = []
    var candidates: [Candidate] = []
    var lookups: [LookupFact] = []
    var xibs: [XibUseFact] = []
    var ignores: [IgnoreFact] = []
    var imports: [ImportFact] = []
    /// Whether a part of the file could not be read.
    var isBroken = false

    init() {}
}
