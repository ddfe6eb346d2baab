/// What becomes of text that is too wide for a line.
public enum NSLineBreakMode: Int, Sendable {
    /// Goes on in the next line, at a word.
    case byWordWrapping = 0
    /// Goes on in the next line, at any character.
    case byCharWrapping = 1
    /// Is cut at the edge.
    case byClipping = 2
    /// Loses its beginning.
    case byTruncatingHead = 3
    /// Loses its end.
    case byTruncatingTail = 4
    /// Loses its middle.
    case byTruncatingMiddle = 5
}
