/// Which letters the keyboard makes capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words = 1
    /// The first of each sentence.
    case sentences = 2
    /// All.
    case allCharacters = 3
}
