extension UIKey {
    /// The key that writes a text, or that has a name of `UIKeyCommand`.
    convenience init(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
        self.init()
        characters = modifierFlags.contains(.shift) ? input.uppercased() : input
        charactersIgnoringModifiers = input
        self.modifierFlags = modifierFlags
        keyCode = Self.named[input] ?? Self.code(of: input.lowercased())
    }

    private static let named: [String: UIKeyboardHIDUsage] = [
        UIKeyCommand.inputUpArrow: .keyboardUpArrow,
        UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
        UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape,
        UIKeyCommand.inputPageUp: .keyboardPageUp,
        UIKeyCommand.inputPageDown: .keyboardPageDown,
        UIKeyCommand.inputHome: .keyboardHome,
        UIKeyCommand.inputEnd: .keyboardEnd,
        UIKeyCommand.inputDelete: .keyboardDeleteOrBackspace,
        "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab, " ": .keyboardSpacebar,
        "0": .keyboard0, "-": .keyboardHyphen, "=": .keyboardEqualSign, ",": .keyboardComma, ".": .keyboardPeriod,
        "/": .keyboardSlash, ";": .keyboardSemicolon, "'": .keyboardQuote, "[": .keyboardOpenBracket,
        "]": .keyboardCloseBracket, "\\": .keyboardBackslash, "`": .keyboardGraveAccentAndTilde,
    ]

    /// The key of a letter or of a digit but 0, which follow one another in the standard.
    private static func code(of input: String) -> UIKeyboardHIDUsage {
        guard input.unicodeScalars.count == 1, let scalar = input.unicodeScalars.first else {
            return .keyboard_Reserved
        }
        switch scalar {
        case "a"..."z": return UIKeyboardHIDUsage(rawValue: Int(scalar.value) - 97 + 4) ?? .keyboard_Reserved
        case "1"..."9": return UIKeyboardHIDUsage(rawValue: Int(scalar.value) - 49 + 30) ?? .keyboard_Reserved
        default: return .keyboard_Reserved
        }
    }
}
