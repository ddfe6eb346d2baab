/// Spells fields' names.
enum FieldName {
    /// `createdAt` for `created_at` and `CreatedAt`; what is spelled so already stays as it is.
    static func normalized(_ typed: String) -> String {
        let isSpelledSo = typed.first?.isLowercase == true && typed.allSatisfy { $0.isLetter || $0.isNumber }
        return isSpelledSo ? typed : Name(words: WordSplitter.words(in: typed)).variable
    }
}
