internal import XibDocument

/// A message that an object of a nib sends: to an object that lists the selector, or up the responders to the first one
/// that does.
@MainActor
struct NibAction {
    let selector: String
    let line: Int
    let nib: NibInstantiation

    /// Lets `source` send the message to `target`; without one, up the responders.
    func connect(_ source: Any?, to target: AnyObject?, event: String?) {
        guard target == nil || target is any Headless.NibOutlets else { return explain() }
        let send = sending(to: target)
        switch source {
        case let control as UIControl:
            let events = event.flatMap { NibWords.events[$0] } ?? (control is UIButton ? .touchUpInside : .valueChanged)
            control.addAction(UIAction { [weak control] _ in send(control) }, for: events)
        case let item as UIBarButtonItem:
            let (title, image) = (item.title, item.image)
            item.primaryAction = UIAction { [weak item] _ in send(item) }
            (item.title, item.image) = (title, image)
        case let recognizer as UIGestureRecognizer:
            Headless.whenRecognized(recognizer) { send($0) }
        case let command as UICommand: command.perform = { [weak command] in send(command) }
        default:
            nib.log("The action '\(selector)' in line \(line) starts at what cannot send one here.")
        }
    }

    private func sending(to target: AnyObject?) -> @MainActor (AnyObject?) -> Void {
        let selector = selector
        guard let target else {
            return { sender in
                let first = Self.first(for: sender) ?? UIWindow.keyWindow?.keyResponder
                let responders = sequence(first: first) { $0?.next }.lazy.compactMap { $0 as? any Headless.NibOutlets }
                responders.compactMap { $0.nibActions[selector] }.first?(sender)
            }
        }
        return { [weak target] sender in
            guard let target = target as? any Headless.NibOutlets else { return }
            guard let action = target.nibActions[selector] else {
                return Headless.raise(
                    .invalidArgument(
                        "-[\(String(reflecting: type(of: target))) \(selector)]: unrecognized selector sent to instance"
                    )
                )
            }
            action(sender)
        }
    }

    /// Who is asked first: the sender itself where it responds, and else who hears the keys of the sender's window.
    private static func first(for sender: AnyObject?) -> UIResponder? {
        switch sender {
        case let window as UIWindow: window.keyResponder
        case let responder as UIResponder: responder
        case let recognizer as UIGestureRecognizer: recognizer.view
        case let command as UICommand: window(of: command.sender)?.keyResponder
        default: window(of: sender)?.keyResponder
        }
    }

    private static func window(of sender: Any?) -> UIWindow? {
        switch sender {
        case let view as UIView: view as? UIWindow ?? view.window
        case let item as UIBarItem: item.bar?.window
        case let interaction as any UIInteraction: interaction.view?.window
        default: nil
        }
    }

    private func explain() {
        nib.log(
            "The action '\(selector)' in line \(line) needs the Objective-C runtime: "
                + "list it in the nibActions of a Headless.NibOutlets, or connect it in code, with addAction(_:for:)."
        )
    }
}
