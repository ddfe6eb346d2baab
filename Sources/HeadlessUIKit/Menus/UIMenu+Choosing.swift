extension UIMenu {
    /// An element that the user chose, and the elements of which at most one is ticked with it.
    @MainActor
    struct Choice {
        let element: UIMenuElement
        let rivals: [UIAction]

        /// Ticks what was chosen in place of its rivals, and does it.
        func perform(for sender: Any?) {
            if let action = element as? UIAction {
                for rival in rivals { rival.state = rival === action ? .on : .off }
                action.perform(for: sender)
            } else if let command = element as? UICommand {
                command.perform?()
            }
        }
    }

    /// The first element of this title that can be seen, if it can be chosen.
    func choice(of title: String) -> Result<Choice, Headless.Barrier> {
        guard let choice = found(title, rivals: nil) else { return .failure(Headless.Barrier(obstacle: .missing)) }
        let attributes = (choice.element as? UIAction)?.attributes ?? (choice.element as? UICommand)?.attributes ?? []
        return attributes.contains(.disabled) ? .failure(Headless.Barrier(obstacle: .disabled)) : .success(choice)
    }

    private func found(_ title: String, rivals: [UIAction]?) -> Choice? {
        let rivals = options.contains(.singleSelection) ? actions : rivals
        for child in children.flatMap(\.resolved) {
            switch child {
            case let menu as UIMenu:
                if let choice = menu.found(title, rivals: rivals) { return choice }
            case let action as UIAction where action.title == title && !action.attributes.contains(.hidden):
                return Choice(element: action, rivals: rivals ?? [])
            case let command as UICommand where command.title == title && !command.attributes.contains(.hidden):
                return Choice(element: command, rivals: [])
            default: break
            }
        }
        return nil
    }
}

extension UIMenuElement {
    /// The element, or what takes its place when the menu opens.
    var resolved: [UIMenuElement] {
        (self as? UIDeferredMenuElement)?.elements ?? [self]
    }
}
