import Testing

@testable import HeadlessUIKit

/// A trait of an app's own.
private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    fileprivate var theme: String { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    fileprivate var theme: String {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

@MainActor @Suite struct UITraitOverridesTests {
    @Test func `what a view overrides holds in it and below, until it is removed`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        outer.traitOverrides.userInterfaceLevel = .elevated
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(outer.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        #expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))
        outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
        #expect(inner.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func `what a controller overrides holds before and after its view is loaded`() {
        let controller = UIViewController()
        controller.traitOverrides.horizontalSizeClass = .regular
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        controller.loadViewIfNeeded()
        #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
        controller.traitOverrides.horizontalSizeClass = .compact
        #expect(controller.view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `what is nearer wins, and what overrides one trait hears of the others`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.traitOverrides.userInterfaceStyle = .light
        var heard: [UIUserInterfaceLevel] = []
        inner.registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (view: UIView, _) in
            heard.append(view.traitCollection.userInterfaceLevel)
        }
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides.userInterfaceLevel = .elevated
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(heard == [.elevated])
    }

    @Test func `an app's own trait is handed down, and a change of it is heard`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.traitCollection.theme == "plain")
        var before: [String] = []
        inner.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, former) in before.append(former.theme) }
        outer.traitOverrides.theme = "red"
        outer.traitOverrides.theme = "red"
        outer.traitOverrides.theme = "blue"
        #expect(inner.traitCollection.theme == "blue")
        #expect(before == ["plain", "red"])
        #expect(UITraitCollection { $0.theme = "red" }.theme == "red")
        let plain = UITraitCollection(userInterfaceStyle: .light)
        #expect(plain.modifyingTraits { $0.theme = "red" }.hasDifferentColorAppearance(comparedTo: plain))
        outer.traitOverrides.remove(ThemeTrait.self)
        #expect(inner.traitCollection.theme == "plain")
    }

    @Test func `what presents a screen may override its traits`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (root, sheet) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.isHidden = false
        sheet.sheetPresentationController?.traitOverrides.userInterfaceStyle = .dark
        root.present(sheet, animated: false)
        #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
        #expect(root.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `what a scene overrides holds in its windows`() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        defer { scene.traitOverrides.remove(UITraitAccessibilityContrast.self) }
        var count = 0
        let registration = scene.registerForTraitChanges([UITraitAccessibilityContrast.self]) {
            (_: UIWindowScene, _) in count += 1
        }
        scene.traitOverrides.accessibilityContrast = .high
        #expect(window.traitCollection.accessibilityContrast == .high)
        #expect(count == 1)
        scene.unregisterForTraitChanges(registration)
        #expect(window.traitCollection.sceneCaptureState == .inactive)
    }

    @Test func `text is no smaller and no larger than a view allows`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.maximumContentSizeCategory = .extraLarge
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        outer.minimumContentSizeCategory = .medium
        outer.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
        inner.maximumContentSizeCategory = nil
        #expect(inner.maximumContentSizeCategory == nil)
    }
}
