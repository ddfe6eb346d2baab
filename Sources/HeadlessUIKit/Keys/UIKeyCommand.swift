/// A command that a key stroke asks for.
@MainActor
open class UIKeyCommand: UICommand {
    /// The key.
    open internal(set) var input: String?
    /// The keys that are held with it.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// Whether it comes before what the system does with the stroke.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether another key takes its place on a keyboard that lacks the key.
    open var allowsAutomaticLocalization = true
    /// Whether arrows and brackets change sides where reading starts at the right.
    open var allowsAutomaticMirroring = true

    override init(words: Words) {
        super.init(words: words)
    }

    /// Commands are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}

extension UIKeyCommand {
    /// The arrow upward.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow downward.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The key that leaves.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// A page upward.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// A page downward.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// To the start.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// To the end.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes what comes before the cursor.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The first function key.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The second function key.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The third function key.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The fourth function key.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The fifth function key.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The sixth function key.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The seventh function key.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The eighth function key.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The ninth function key.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The tenth function key.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The eleventh function key.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The twelfth function key.
    public nonisolated static let f12 = "UIKeyInputF12"
}
