internal import XibDocument

/// What the element says about the keyboard.
extension NibFilling {
    func fillTraits(of input: some UIView & UITextInputTraits) {
        set(\.isSecureTextEntry, of: input, from: "secureTextEntry")
        set(\.enablesReturnKeyAutomatically, of: input, from: "enablesReturnKeyAutomatically")
        set(\.keyboardType, of: input, from: "keyboardType", words: NibWords.keyboards)
        set(\.keyboardAppearance, of: input, from: "keyboardAppearance", words: NibWords.keyboardLooks)
        set(\.returnKeyType, of: input, from: "returnKeyType", words: NibWords.returnKeys)
        // The classes begin with sentences, which Interface Builder therefore writes, and leaves none out.
        set(
            \.autocapitalizationType,
            of: input,
            from: "autocapitalizationType",
            words: NibWords.capitalizations,
            absent: UITextAutocapitalizationType.none
        )
        set(\.autocorrectionType, of: input, from: "autocorrectionType", words: NibWords.corrections)
        set(\.spellCheckingType, of: input, from: "spellCheckingType", words: NibWords.spellings)
        set(\.smartQuotesType, of: input, from: "smartQuotesType", words: NibWords.smartQuotes)
        set(\.smartDashesType, of: input, from: "smartDashesType", words: NibWords.smartDashes)
        set(\.smartInsertDeleteType, of: input, from: "smartInsertDeleteType", words: NibWords.smartInserts)
        set(\.inlinePredictionType, of: input, from: "inlinePredictionType", words: NibWords.predictions)
        if let type = node.attribute("textContentType") { input.textContentType = UITextContentType(rawValue: type) }
    }
}
