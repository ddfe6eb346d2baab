internal import XibDocument

extension NibFilling {
    /// The menu that the element is, or the command that a menu or a key offers.
    var menuElement: UIMenuElement {
        let words = UIMenuElement.Words(
            title: node.text("title") ?? "",
            subtitle: node.text("subtitle"),
            image: image("image")
        )
        guard node.name != "menu" else {
            return UIMenu(
                title: words.title,
                subtitle: words.subtitle,
                image: words.image,
                identifier: node.attribute("identifier").map { UIMenu.Identifier($0) },
                options: node.options("options", NibWords.menuOptions) ?? [],
                children: node.contents(of: "menuElements").compactMap { nib.make($0) as? UIMenuElement }
            )
        }
        let key = node.name == "keyCommand" ? UIKeyCommand(words: words) : nil
        key?.input = node.text("input")
        key?.modifierFlags = node.options("modifierFlags", NibWords.modifierFlags) ?? []
        let command = key ?? UICommand(words: words)
        command.discoverabilityTitle = node.text("discoverabilityTitle")
        command.attributes = node.options("attributes", NibWords.commandAttributes) ?? []
        set(\.state, of: command, from: "state", words: NibWords.commandStates)
        // What Interface Builder connects to the first responder it may also write as a name.
        if let selector = node.attribute("action") ?? node.attribute("actionName") {
            NibAction(selector: selector, line: node.line, nib: nib).connect(command, to: nil, event: nil)
        }
        return command
    }
}

extension NibWords {
    static let menuOptions: [String: UIMenu.Options] = [
        "displayInline": .displayInline, "destructive": .destructive, "singleSelection": .singleSelection,
        "displayAsPalette": .displayAsPalette,
    ]
    static let commandAttributes: [String: UIMenuElement.Attributes] = [
        "disabled": .disabled, "destructive": .destructive, "hidden": .hidden,
        "keepsMenuPresented": .keepsMenuPresented,
    ]
    static let commandStates: [String: UIMenuElement.State] = ["on": .on, "off": .off, "mixed": .mixed]
    static let modifierFlags: [String: UIKeyModifierFlags] = [
        "alphaShift": .alphaShift, "shift": .shift, "control": .control, "alternate": .alternate,
        "option": .alternate, "command": .command, "numericPad": .numericPad,
    ]
}
