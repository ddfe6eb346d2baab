import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct AccessibleObjectTests {
    @Test func `a plain view says nothing of itself, and keeps what it is told`() {
        let view = UIView()
        #expect(!view.isAccessibilityElement)
        #expect(view.accessibilityLabel == nil)
        #expect(view.accessibilityTraits == .none)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Cloud"
        view.accessibilityHint = "Rains"
        view.accessibilityValue = "grey"
        view.accessibilityTraits = [.image, .selected]
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityLabel == "Cloud")
        #expect(view.accessibilityAttributedLabel?.string == "Cloud")
        #expect(view.accessibilityUserInputLabels == ["Cloud"])
        #expect(view.accessibilityHint == "Rains")
        #expect(view.accessibilityValue == "grey")
        #expect(view.accessibilityTraits.rawValue == 12)
        #expect(!view.accessibilityRespondsToUserInteraction)
    }

    @Test func `what a class overrides is asked`() {
        final class Cloud: UIView {
            override var accessibilityLabel: String? {
                get { "Cloud" }
                set {}
            }
            override func accessibilityPerformEscape() -> Bool { true }
        }
        let cloud = Cloud()
        #expect(cloud.accessibilityLabel == "Cloud")
        #expect(cloud.accessibilityAttributedLabel?.string == "Cloud")
        #expect(Headless.escape(from: cloud) == nil)
    }

    @Test func `labels, buttons and controls say what they are`() {
        let label = UILabel()
        label.text = "Hello"
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Hello")
        #expect(label.accessibilityTraits == .staticText)
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Send")
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        button.isEnabled = true
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .selected])
        let slider = UISlider()
        slider.value = 0.25
        #expect(slider.accessibilityValue == "25%")
        #expect(slider.accessibilityTraits == .adjustable)
        let toggle = UISwitch()
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1")
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.accessibilityValue == "Name")
        field.text = "Ada"
        #expect(field.accessibilityValue == "Ada")
        #expect(!UIImageView().isAccessibilityElement)
        #expect(UIImageView().accessibilityTraits == .image)
    }

    @Test func `a view's place is that on the screen`() {
        let view = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 40))
        let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        outer.addSubview(view)
        let stage = Stage(outer)
        #expect(view.accessibilityFrame == CGRect(x: 120, y: 100, width: 40, height: 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 140, y: 120))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 121, y: 102, width: 3, height: 4))
        #expect(element.isAccessibilityElement)
        withExtendedLifetime(stage) {}
    }

    @Test func `a container tells of its elements`() {
        let view = UIView()
        #expect(view.accessibilityElementCount() == 0)
        let elements = [UIAccessibilityElement(accessibilityContainer: view), UILabel()]
        view.accessibilityElements = elements
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UILabel === elements[1])
        #expect(view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: elements[0]) == 0)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }
}
