import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIButtonConfigurationTests {
    @Test func `a transformer changes the looks of the words`() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 30)
            outgoing.foregroundColor = .red
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.text == "Save")
        #expect(button.titleLabel?.font.pointSize == 30)
        #expect(button.titleLabel?.textColor == .red)
    }

    @Test func `attributed words keep their looks`() {
        var words = AttributedString("Hello")
        words.font = .boldSystemFont(ofSize: 22)
        words.underlineStyle = .single
        let plain = NSAttributedString(words)
        #expect(plain.attributes.font == .boldSystemFont(ofSize: 22))
        #expect(plain.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    }

    @Test func `a wheel turns in the image's place`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Load"
        configuration.showsActivityIndicator = true
        let button = UIButton(configuration: configuration)
        let wheel = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(wheel.isAnimating)
        let width = button.intrinsicContentSize.width
        button.configuration?.showsActivityIndicator = false
        #expect(wheel.superview == nil)
        #expect(button.intrinsicContentSize.width < width)
    }

    @Test func `configurations are the same when all that can be compared is`() {
        var one = UIButton.Configuration.gray()
        let two = one
        #expect(one == two)
        one.indicator = .popup
        #expect(one != two)
        #expect(UIButton.Configuration.gray() != .filled())
    }

    @Test func `updating for a button fills in the colours of its state`() {
        let button = UIButton(configuration: .filled())
        #expect(button.configuration?.updated(for: button).baseForegroundColor == .white)
        button.isEnabled = false
        #expect(button.configuration?.updated(for: button).baseForegroundColor == .tertiaryLabel)
    }

    @Test func `a button that selects from its menu shows what is chosen`() {
        let actions = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
        let button = UIButton(type: .system)
        button.menu = UIMenu(children: actions)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let stage = Stage(button)
        #expect(button.title(for: .normal) == "Small")
        #expect(Headless.choose("Large", from: button) == nil)
        #expect(button.title(for: .normal) == "Large")
        #expect(actions.map(\.state) == [.off, .on])
        #expect(button.isContextMenuInteractionEnabled)
        withExtendedLifetime(stage) {}
    }
}
