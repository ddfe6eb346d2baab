/// Builds a menu bar by asking responders.
@MainActor
final class MenuBuilding: NSObject, UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ root: UIMenu, system: UIMenuSystem) {
        self.root = root
        self.system = system
        super.init()
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        root.menu(identifier)
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.leaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        change(removedIdentifier) { _ in [] }
    }

    /// Lets other elements take the place of a menu.
    private func change(_ identifier: UIMenu.Identifier, _ elements: (UIMenu) -> [UIMenuElement]) {
        root = root.replacing(identifier, by: elements).first as? UIMenu ?? root
    }
}

extension UIMenu {
    /// This menu or the one of a name below it.
    fileprivate func menu(_ identifier: UIMenu.Identifier) -> UIMenu? {
        if self.identifier == identifier { return self }
        return children.lazy.compactMap { ($0 as? UIMenu)?.menu(identifier) }.first
    }

    /// This menu, with other elements in the place of the menu of a name.
    fileprivate func replacing(
        _ identifier: UIMenu.Identifier,
        by elements: (UIMenu) -> [UIMenuElement]
    ) -> [UIMenuElement] {
        if self.identifier == identifier { return elements(self) }
        return [replacingChildren(children.flatMap { ($0 as? UIMenu)?.replacing(identifier, by: elements) ?? [$0] })]
    }
}
