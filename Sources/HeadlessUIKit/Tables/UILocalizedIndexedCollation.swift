/// The letters that a long list is ordered and found by.
@MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
    private static let shared = UILocalizedIndexedCollation()

    /// The letters of the user's language; those of English here.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// The words above sections.
    open var sectionTitles: [String] { Self.letters }
    /// The words of the index at the side.
    open var sectionIndexTitles: [String] { Self.letters }

    /// The section that a word of the index leads to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(0, indexTitleIndex), Self.letters.count - 1)
    }
}
