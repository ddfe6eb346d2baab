/// A unit of text.
public enum UITextGranularity: Int, Sendable {
    /// A character.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph.
    case paragraph = 3
    /// A line.
    case line = 4
    /// The whole text.
    case document = 5
}
