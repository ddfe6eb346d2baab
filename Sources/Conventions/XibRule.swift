internal import XibDocument

/// A rule that looks at one xib.
protocol XibRule: Rule {
    /// What in a xib breaks the convention.
    ///
    /// - Parameters:
    ///   - elements: The elements of its objects, those they hold at any depth.
    ///   - text: What the file holds.
    func candidates(in document: XibDocument, of elements: [XibElement], text: [UInt8]) -> [XibCandidate]
}
