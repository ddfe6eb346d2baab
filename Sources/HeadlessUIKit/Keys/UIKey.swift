/// A key of a keyboard.
@MainActor
open class UIKey: NSObject {
    /// What the key writes.
    open internal(set) var characters = ""
    /// What the key writes where no other is held.
    open internal(set) var charactersIgnoringModifiers = ""
    /// The keys that are held meanwhile.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// Which key it is.
    open internal(set) var keyCode = UIKeyboardHIDUsage.keyboard_Reserved

    /// A key.
    public override init() {
        super.init()
    }
}
