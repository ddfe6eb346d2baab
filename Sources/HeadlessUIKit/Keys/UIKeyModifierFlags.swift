/// Keys that change what others do.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The lock for capitals.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The key for a capital.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is one of the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
