import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIButtonTests {
    private let journal = Journal()

    private func listen(to button: UIButton) {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in events {
            button.addAction(UIAction { [journal] _ in journal.note(name) }, for: event)
        }
    }

    // Facts 6: a tap sends touchDown, then touchUpInside and primaryActionTriggered.
    @Test func `a tap sends down, up and primary`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let stage = Stage(button)
        listen(to: button)
        Headless.tap(button)
        #expect(journal.take() == ["down", "up", "primary"])
        button.sendActions(for: .touchUpInside)
        #expect(journal.take() == ["up"])
        withExtendedLifetime(stage) {}
    }

    // Facts 6: the initializers with a primary action register it and copy title and image.
    @Test func `a primary action gives its title, its image and what a tap does`() {
        let image = UIImage(systemName: "star")
        let action = UIAction(title: "Save", image: image) { [journal] _ in journal.note("saved") }
        let buttons = [
            UIButton(type: .system, primaryAction: action), UIButton(frame: .zero, primaryAction: action),
            UIButton(configuration: .filled(), primaryAction: action), UIButton(primaryAction: action),
        ]
        for button in buttons {
            #expect(button.currentTitle == "Save")
            #expect(button.titleLabel?.text == "Save")
            #expect(button.currentImage == image)
            button.sendActions(for: .primaryActionTriggered)
        }
        #expect(journal.take() == Array(repeating: "saved", count: 4))
    }

    @Test func `a state without words has the normal one's`() {
        let button = UIButton(type: .custom)
        button.setTitle("On", for: .normal)
        button.setTitle("Off", for: .disabled)
        #expect(button.title(for: .highlighted) == "On")
        #expect(button.titleLabel?.text == "On")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Off")
        #expect(button.currentTitle == "Off")
    }

    @Test func `words with looks go before plain ones`() {
        final class Loud: UIButton {
            override func setTitle(_ title: String?, for state: UIControl.State) {
                super.setTitle(title?.uppercased(), for: state)
            }
        }
        let button = Loud()
        button.setTitle("plain", for: .normal)
        #expect(button.titleLabel?.text == "PLAIN")
        #expect(button.attributedTitle(for: .normal) == nil)
        button.setAttributedTitle(NSAttributedString(string: "looks"), for: .normal)
        #expect(button.titleLabel?.text == "looks")
        #expect(button.title(for: .normal) == "PLAIN")
    }

    @Test func `words are white on a custom button and tinted on a system one`() {
        let custom = UIButton(type: .custom)
        #expect(custom.titleColor(for: .normal) == .white)
        let system = UIButton(type: .system)
        #expect(system.currentTitleColor == system.tintColor)
        system.setTitleColor(.red, for: .normal)
        system.setTitle("Red", for: .normal)
        #expect(system.titleLabel?.textColor == .red)
    }

    @Test func `a configuration shows its words before those of the state`() {
        let button = UIButton(type: .system)
        button.setTitle("State", for: .normal)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Configured"
        configuration.subtitle = "Small"
        configuration.baseBackgroundColor = .red
        button.configuration = configuration
        #expect(button.titleLabel?.text == "Configured")
        #expect(button.subtitleLabel?.text == "Small")
        #expect(button.backgroundColor == .red)
        #expect(button.titleLabel?.textColor == .white)
        button.configuration?.title = "Changed"
        #expect(button.currentTitle == "Changed")
    }

    @Test func `the update handler hears of a state at the next layout`() {
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "On" : "Off" }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "On")
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Off")
    }

    @Test func `parts lie side by side in the middle`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.setTitle("Star", for: .normal)
        button.layoutIfNeeded()
        let image = try #require(button.imageView).frame
        let title = try #require(button.titleLabel).frame
        #expect(image.maxX == title.minX)
        #expect(abs((image.minX + title.maxX) / 2 - 100) < 0.001)
        #expect(button.intrinsicContentSize.width == image.width + title.width)
    }

    @Test func `a menu as primary action opens instead of firing`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let stage = Stage(button)
        listen(to: button)
        var chosen: [String] = []
        let action = UIAction(title: "Copy") { chosen.append("\($0.title) \($0.sender is UIButton)") }
        button.menu = UIMenu(children: [action, UIAction(title: "No", attributes: .disabled) { _ in }])
        button.showsMenuAsPrimaryAction = true
        Headless.tap(button)
        #expect(journal.take() == ["down"])
        #expect(Headless.choose("Copy", from: button) == nil)
        #expect(chosen == ["Copy true"])
        #expect(Headless.choose("No", from: button) == .disabled)
        #expect(Headless.choose("Nowhere", from: button) == .missing)
        withExtendedLifetime(stage) {}
    }
}
