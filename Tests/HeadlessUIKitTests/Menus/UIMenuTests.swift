import HeadlessUIKit
import Testing

@MainActor @Suite struct UIMenuTests {
    // Facts 6: an action without an identifier gets one of its own.
    @Test func `actions have identifiers of their own`() {
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
        #expect(UIAction(identifier: UIAction.Identifier("a")) { _ in }.identifier.rawValue == "a")
    }

    @Test func `a menu keeps its children and can be given others`() {
        let first = UIAction(title: "First", state: .on) { _ in }
        let second = UIAction(title: "Second") { _ in }
        let menu = UIMenu(title: "Menu", children: [first, UIMenu(children: [second])])
        #expect(menu.children.count == 2)
        #expect(menu.selectedElements == [first])
        let other = menu.replacingChildren([second])
        #expect(other.title == "Menu")
        #expect(other.identifier == menu.identifier)
        #expect(other.children == [second])
    }
}
