internal import XibDocument

/// A rule that looks at one xib.
protocol XibRule: Rule {
    /// What in a xib breaks the convention.
    ///
    /// - Parameter elements: The elements of its objects, those they hold at any depth.
    func candidates(in document: XibDocument, of elements: [XibElement]) -> [XibCandidate]
}
