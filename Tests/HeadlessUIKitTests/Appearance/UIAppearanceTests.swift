import Testing

@testable import HeadlessUIKit

@MainActor @Suite(.serialized) struct UIAppearanceTests {
    private final class Panel: UIView {}
    private final class Badge: UILabel {}

    @Test func `looks reach views as they join a window, unless they have their own`() {
        defer { Appearance.forgetAll() }
        UISwitch.appearance().onTintColor = .purple
        let plain = UISwitch()
        let own = UISwitch()
        own.onTintColor = .green
        #expect(plain.onTintColor == nil)
        let stage = Stage(plain, own)
        #expect(plain.onTintColor == .purple)
        #expect(own.onTintColor == .green)
        UISwitch.appearance().onTintColor = .brown
        #expect(plain.onTintColor == .purple)
        withExtendedLifetime(stage) {}
    }

    @Test func `looks in a container reach only views in it, and go before general ones`() {
        defer { Appearance.forgetAll() }
        UILabel.appearance().textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .blue
        let inside = UILabel()
        let outside = UILabel()
        let panel = Panel()
        panel.addSubview(inside)
        let stage = Stage(panel, outside)
        #expect(inside.textColor == .blue)
        #expect(outside.textColor == .red)
        withExtendedLifetime(stage) {}
    }

    @Test func `a subclass's looks go before its class's`() {
        defer { Appearance.forgetAll() }
        Badge.appearance().textColor = .orange
        UILabel.appearance().textColor = .red
        UILabel.appearance().shadowColor = .black
        let badge = Badge()
        let stage = Stage(badge)
        #expect(badge.textColor == .orange)
        #expect(badge.shadowColor == .black)
        withExtendedLifetime(stage) {}
    }

    @Test func `looks for traits reach views where these hold`() {
        defer { Appearance.forgetAll() }
        UISlider.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).thumbTintColor = .white
        let light = UISlider()
        let dark = UISlider()
        dark.overrideUserInterfaceStyle = .dark
        let stage = Stage(light, dark)
        #expect(light.thumbTintColor == nil)
        #expect(dark.thumbTintColor == .white)
        #expect(UISlider.appearance() === UISlider.appearance())
        withExtendedLifetime(stage) {}
    }
}
