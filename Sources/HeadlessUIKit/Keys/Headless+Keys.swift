extension Headless {
    /// A command that a key stroke asks for.
    ///
    /// It stands in for `UIKeyCommand(title:action:input:modifierFlags:)`, which needs the Objective-C runtime.
    public static func keyCommand(
        _ title: String = "",
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        perform handler: @escaping @MainActor () -> Void
    ) -> UIKeyCommand {
        let command = UIKeyCommand(words: UIMenuElement.Words(title: title))
        command.input = input
        command.modifierFlags = modifierFlags
        command.perform = handler
        return command
    }

    /// A command that a menu asks for.
    ///
    /// It stands in for `UICommand(title:action:)`, which needs the Objective-C runtime.
    public static func command(_ title: String, perform handler: @escaping @MainActor () -> Void) -> UICommand {
        let command = UICommand(words: UIMenuElement.Words(title: title))
        command.perform = handler
        return command
    }

    /// Presses a key in a window, as on a keyboard beside the device.
    ///
    /// The first responder, and those after it, do the command for the stroke; where there is none they hear of the key.
    ///
    /// - Returns: `notOnScreen` where the window is hidden, `disabled` where the command cannot be chosen; nil when the
    ///   key was pressed.
    @discardableResult
    public static func press(
        _ input: String,
        modifierFlags: UIKeyModifierFlags = [],
        in window: UIWindow
    ) -> Obstacle? {
        guard !window.isHidden else { return .notOnScreen }
        defer { UIWindow.layoutAll() }
        let responder = window.keyResponder
        if let command = responder.command(for: input, modifierFlags) {
            guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return .disabled }
            command.performWithSender(window, target: nil)
            return nil
        }
        let press = UIPress()
        press.key = UIKey(input, modifierFlags)
        press.window = window
        press.responder = responder
        let event = UIPressesEvent()
        event.modifierFlags = modifierFlags
        event.allPresses = [press]
        for phase in [UIPress.Phase.began, .ended] {
            press.phase = phase
            press.timestamp = now
            event.timestamp = now
            UIApplication.shared.sendEvent(event)
        }
        return nil
    }

    /// Shakes the device.
    public static func shake(_ window: UIWindow) {
        let event = UIEvent()
        event.kind = .motion
        event.detail = .motionShake
        let responder = window.keyResponder
        responder.motionBegan(.motionShake, with: event)
        responder.motionEnded(.motionShake, with: event)
        UIWindow.layoutAll()
    }
}

extension UIWindow {
    /// Who hears of keys first, and of what is sent to nobody by name.
    var keyResponder: UIResponder {
        firstResponder ?? rootViewController?.frontmost ?? self
    }
}

extension UIViewController {
    /// The screen in front: what is presented over this one, and over that.
    fileprivate var frontmost: UIViewController { presentedViewController?.frontmost ?? self }
}

extension UIResponder {
    /// The command for a key stroke, of this responder or of those after it.
    fileprivate func command(for input: String, _ modifierFlags: UIKeyModifierFlags) -> UIKeyCommand? {
        sequence(first: self, next: \.next).lazy
            .compactMap { responder in
                let added = (responder as? UIViewController)?.core.keyCommands ?? []
                let commands = (responder.keyCommands ?? []) + added
                return commands.first { $0.input == input && $0.modifierFlags == modifierFlags }
            }
            .first
    }
}
