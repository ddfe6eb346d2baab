/// What a text view or field keeps for the keyboard.
struct TextInputState {
    var selection = NSRange(location: 0, length: 0)
    var marked: NSRange?
    var markedStyle: [NSAttributedString.Key: Any]?
    weak var delegate: (any UITextInputDelegate)?
    var direction: NSWritingDirection = .natural
}
