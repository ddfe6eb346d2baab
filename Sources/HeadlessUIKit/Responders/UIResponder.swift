/// Something that can answer events, and hands on what it does not answer.
@MainActor
open class UIResponder: Headless.AccessibleObject, UIResponderStandardEditActions {
    /// A responder that answers nothing.
    public override init() {
        super.init()
    }

    /// Who is asked next; nil where the chain ends.
    open var next: UIResponder? { nil }

    /// Whether this may become the first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this may stop being the first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether events without a place, such as keys, come here first.
    open var isFirstResponder: Bool { windowOfChain?.firstResponder === self }

    /// What takes changes back: that of the nearest one around that has one, at last the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Asks for the events without a place; false where there is no window, or someone refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = windowOfChain else { return false }
        guard window.firstResponder !== self else { return true }
        guard canBecomeFirstResponder else { return false }
        if let former = window.firstResponder, !former.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Gives the events without a place back.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = windowOfChain, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// What the user is doing with this.
    open var userActivity: NSUserActivity?

    /// Writes down in `activity` what is needed to take it up again; does nothing unless overridden.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Takes up what the user was doing elsewhere; does nothing unless overridden.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Hears that fingers went down; hands it on unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Hears that fingers moved; hands it on unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Hears that fingers went up; hands it on unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Hears that the system took the touches away; hands it on unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Hears that something about touches is known better.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Keys, motion, remote control

    /// Hears that keys or buttons went down; hands it on unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Hears that keys or buttons are held differently; hands it on unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Hears that keys or buttons went up; hands it on unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Hears that the system took the presses away; hands it on unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Hears that the device is being moved; hands it on unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Hears that the device was moved; hands it on unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Hears that the motion is of no account; hands it on unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Hears of a headset or another remote control; hands it on unless overridden.
    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: Input

    /// The key strokes that this answers to.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// What is shown in place of the keyboard.
    open var inputView: UIView? { nil }
    /// What is shown above the keyboard.
    open var inputAccessoryView: UIView? { nil }
    /// The controller of what is shown in place of the keyboard.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of what is shown above the keyboard.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The language and kind of the keyboard.
    open var textInputMode: UITextInputMode? { next?.textInputMode }
    /// The buttons beside the keyboard's suggestions.
    open var inputAssistantItem: UITextInputAssistantItem { assistantItem }
    private lazy var assistantItem = UITextInputAssistantItem()
    /// Under which the choice of a keyboard is kept; nil keeps none.
    open var textInputContextIdentifier: String? { nil }
    /// Whether gestures of three fingers undo, copy and paste.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// Shows `inputView` and `inputAccessoryView` anew; nothing is shown here.
    open func reloadInputViews() {}

    /// Forgets the choice of a keyboard that is kept under a name; none is kept here.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

    /// Adds to menus, or takes from them.
    open func buildMenu(with builder: any UIMenuBuilder) {
        next?.buildMenu(with: builder)
    }

    /// Says how a command is shown; hands it on unless overridden.
    open func validate(_ command: UICommand) {
        next?.validate(command)
    }

    // MARK: Editing

    /// Cuts what is selected.
    open func cut(_ sender: Any?) {}
    /// Copies what is selected.
    open func copy(_ sender: Any?) {}
    /// Puts in what was copied.
    open func paste(_ sender: Any?) {}
    /// Puts in what was copied, in the looks of the place.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Puts in what was copied, and goes there.
    open func pasteAndGo(_ sender: Any?) {}
    /// Puts in what was copied, and looks for it.
    open func pasteAndSearch(_ sender: Any?) {}
    /// Selects what is at the cursor.
    open func select(_ sender: Any?) {}
    /// Selects everything.
    open func selectAll(_ sender: Any?) {}
    /// Deletes what is selected.
    open func delete(_ sender: Any?) {}
    /// Makes what is selected run from left to right.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Makes what is selected run from right to left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Makes what is selected bold, or no longer.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes what is selected italic, or no longer.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines what is selected, or no longer.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes what is selected larger.
    open func increaseSize(_ sender: Any?) {}
    /// Makes what is selected smaller.
    open func decreaseSize(_ sender: Any?) {}
    /// Prints.
    open func printContent(_ sender: Any?) {}
    /// Gives another name.
    open func rename(_ sender: Any?) {}
    /// Makes a copy beside it.
    open func duplicate(_ sender: Any?) {}
    /// Moves it elsewhere.
    open func move(_ sender: Any?) {}
    /// Writes it for others.
    open func export(_ sender: Any?) {}
    /// Looks for text.
    open func find(_ sender: Any?) {}
    /// Looks for text, to replace it.
    open func findAndReplace(_ sender: Any?) {}
    /// Goes on to where the text is next.
    open func findNext(_ sender: Any?) {}
    /// Goes back to where the text is before.
    open func findPrevious(_ sender: Any?) {}
    /// Looks for what is selected.
    open func useSelectionForFind(_ sender: Any?) {}

    /// The window at which the chain from here arrives.
    private var windowOfChain: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
            responder = current.next
        }
        return nil
    }
}

extension UIResponder: UIUserActivityRestoring {}
