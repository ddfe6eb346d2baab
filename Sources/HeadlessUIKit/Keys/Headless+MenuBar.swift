extension Headless {
    /// The menu bar that a window's responders build, from the app down to the first responder.
    public static func menuBar(for window: UIWindow) -> UIMenu {
        let menus = [UIMenu.Identifier.application, .file, .edit, .format, .view, .window, .help]
        let building = MenuBuilding(
            UIMenu(identifier: .root, children: menus.map { UIMenu(title: $0.word, identifier: $0) }),
            system: .main
        )
        (window.firstResponder ?? window.rootViewController ?? window).buildMenu(with: building)
        return building.root
    }
}

extension UIMenu.Identifier {
    /// The last part of the name, as a title.
    fileprivate var word: String {
        rawValue.split(separator: ".").last.map { $0.capitalized } ?? ""
    }
}
