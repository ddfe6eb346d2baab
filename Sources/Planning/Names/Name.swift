/// A name that a person gave, in every spelling that code and people need.
package struct Name: Hashable, Sendable {
    /// What the name is made of.
    let words: [Word]

    /// Takes words as they are.
    init(words: [Word]) {
        self.words = words
    }

    /// The name of a type or a module: `Photos`, `URLSessions`, `IPads`.
    package var type: String {
        words.map(\.capitalized).joined()
    }

    /// The name of a variable: `photos`, `urlSessions`, `iPads`.
    package var variable: String {
        words.prefix(1).map(\.leading).joined() + words.dropFirst().map(\.capitalized).joined()
    }

    /// What people read: `Photo albums`, `URL sessions`, `iPads`.
    package var title: String {
        (words.prefix(1).map(\.titled) + words.dropFirst().map(\.spelling)).joined(separator: " ")
    }

    /// As it stands in the middle of a sentence: `photo albums`, `URL sessions`, `iPads`.
    package var phrase: String {
        words.map(\.spelling).joined(separator: " ")
    }

    /// Small words with hyphens: `photo-albums`.
    package var kebab: String {
        words.map { $0.spelling.lowercased() }.joined(separator: "-")
    }

    /// The name for one: `Photo`.
    package var singular: Name {
        Name(words: words.dropLast() + words.suffix(1).map(\.singular))
    }

    /// The name for many: `Photos`.
    package var plural: Name {
        Name(words: words.dropLast() + words.suffix(1).map(\.plural))
    }

    /// The name with a word behind it.
    func appending(_ word: String) -> Name {
        Name(words: words + [Word(word)])
    }
}
