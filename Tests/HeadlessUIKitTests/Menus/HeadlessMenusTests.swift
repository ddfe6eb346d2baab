import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct HeadlessMenusTests {
    private let journal = Journal()

    private func action(
        _ title: String,
        _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [journal] in journal.note($0.title) }
    }

    @Test func `an element is chosen by its title, at any depth`() {
        let menu = UIMenu(children: [
            action("One"),
            UIMenu(title: "More", children: [action("Two"), action("Gone", .hidden), action("Off", .disabled)]),
        ])
        #expect(Headless.choose("One", from: menu) == nil)
        #expect(Headless.choose("Two", from: menu) == nil)
        #expect(Headless.choose("Gone", from: menu) == .missing)
        #expect(Headless.choose("Off", from: menu) == .disabled)
        #expect(journal.take() == ["One", "Two"])
    }

    @Test func `a menu with one selection ticks what was chosen`() {
        let actions = [action("A", state: .on), action("B"), action("C")]
        let menu = UIMenu(options: .singleSelection, children: actions)
        Headless.choose("C", from: menu)
        #expect(actions.map(\.state) == [.off, .off, .on])
        #expect(menu.selectedElements == [actions[2]])
    }

    @Test func `a deferred place is filled once, or each time`() {
        var asked = 0
        let cached = UIDeferredMenuElement { [self] completion in
            asked += 1
            completion([action("Late")])
        }
        let menu = UIMenu(children: [cached])
        #expect(Headless.choose("Late", from: menu) == nil)
        #expect(Headless.choose("Late", from: menu) == nil)
        #expect(asked == 1)
        let uncached = UIMenu(children: [
            UIDeferredMenuElement.uncached { [self] completion in
                asked += 1
                Headless.schedule(after: 0) { completion([action("Later")]) }
            }
        ])
        #expect(Headless.choose("Later", from: uncached) == nil)
        #expect(Headless.choose("Later", from: uncached) == nil)
        #expect(asked == 3)
    }

    @Test func `a copied action does the same`() throws {
        let copy = try #require(action("Copied", .destructive).copy() as? UIAction)
        copy.performWithSender(nil, target: nil)
        #expect(copy.attributes == .destructive)
        #expect(journal.take() == ["Copied"])
    }

    @Test func `a command that is done while it is being done knows again for what it was done first`() {
        var senders: [String] = []
        var command: UICommand?
        command = Headless.command("Again") {
            if senders.isEmpty {
                senders.append("")
                command?.performWithSender("inner", target: nil)
            }
            senders.append(command?.sender as? String ?? "none")
        }
        command?.performWithSender("outer", target: nil)
        #expect(senders == ["", "inner", "outer"])
        #expect(command?.sender == nil)
    }

    @Test func `menus of the system have UIKit's names`() {
        #expect(UIMenu.Identifier.file.rawValue == "com.apple.menu.file")
        #expect(UIMenu.Identifier.newScene.rawValue == "com.apple.menu.new-scene")
        #expect(UIContextMenuConfiguration().preferredMenuElementOrder == .automatic)
    }
}
