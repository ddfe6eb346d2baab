/// Which keys the keyboard has.
public enum UIKeyboardType: Int, Sendable {
    /// Those of the user's language.
    case `default` = 0
    /// Those of ASCII.
    case asciiCapable = 1
    /// Digits and marks.
    case numbersAndPunctuation = 2
    /// Those of an address on the web.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Those of a telephone.
    case phonePad = 5
    /// Letters, and those of a telephone.
    case namePhonePad = 6
    /// Those of an e-mail address.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// Letters with at and hash signs.
    case twitter = 9
    /// Those of a search on the web.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11
}
