extension UIMenu {
    /// An element that the user chose, and the elements of which at most one is ticked with it.
    @MainActor
    struct Choice {
        let element: any UIMenuElement & UIMenuLeaf
        let rivals: [any UIMenuElement & UIMenuLeaf]

        /// Ticks what was chosen in place of its rivals, and does it.
        func perform(for sender: Any?) {
            for rival in rivals { rival.state = rival === element ? .on : .off }
            element.performWithSender(sender, target: nil)
        }
    }

    /// The first element of this title that can be seen, if it can be chosen.
    func choice(of title: String) -> Result<Choice, Headless.Barrier> {
        guard let choice = found(title, rivals: nil) else { return .failure(Headless.Barrier(obstacle: .missing)) }
        let isDisabled = choice.element.attributes.contains(.disabled)
        return isDisabled ? .failure(Headless.Barrier(obstacle: .disabled)) : .success(choice)
    }

    private func found(_ title: String, rivals: [any UIMenuElement & UIMenuLeaf]?) -> Choice? {
        let rivals = options.contains(.singleSelection) ? leaves : rivals
        for child in children.flatMap(\.resolved) {
            switch child {
            case let menu as UIMenu:
                if let choice = menu.found(title, rivals: rivals) { return choice }
            case let leaf as any UIMenuElement & UIMenuLeaf
            where child.title == title && !leaf.attributes.contains(.hidden):
                return Choice(element: leaf, rivals: rivals ?? [])
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
