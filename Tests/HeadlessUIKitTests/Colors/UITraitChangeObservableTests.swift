import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITraitChangeObservableTests {
    final class Card: UIView {
        var heard: [UIUserInterfaceStyle] = []

        func listen() {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, before: UITraitCollection) in
                self.heard.append(before.userInterfaceStyle)
            }
        }
    }

    @Test func `who asked for a trait hears when it is another, with what was before`() {
        let outer = UIView()
        let card = Card()
        outer.addSubview(card)
        card.listen()
        outer.overrideUserInterfaceStyle = .dark
        #expect(card.heard == [.light])
        outer.overrideUserInterfaceStyle = .dark
        #expect(card.heard == [.light])
        outer.overrideUserInterfaceStyle = .light
        #expect(card.heard == [.light, .dark])
    }

    @Test func `other traits are no reason, and a wish can be taken back`() {
        let view = UIView()
        var count = 0
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in count += 1 }
        let registration = view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (_: UIView, _) in count += 10
        }
        view.overrideUserInterfaceStyle = .dark
        #expect(count == 10)
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .light
        #expect(count == 10)
    }

    @Test func `a controller hears for its view`() {
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        var seen: [UIViewController] = []
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: UIViewController, _) in
            seen.append(screen)
        }
        controller.overrideUserInterfaceStyle = .dark
        #expect(seen == [controller])
    }
}
