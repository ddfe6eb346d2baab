import ScreenTesting
import Testing

@MainActor
@Suite struct ViewContentTests {
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func `a text, a picture and a control's setting change it, at any depth`() {
        let (row, label, field, picture) = (UIStackView(), UILabel(), UITextField(), UIImageView())
        let (toggle, stepper, choice) = (UISwitch(), UIStepper(), UISegmentedControl(items: ["Yes", "No"]))
        for view in [label, field, picture, toggle, stepper, choice] { row.addArrangedSubview(view) }
        page.addSubview(row)
        let changes: [@MainActor () -> Void] = [
            { label.text = "Oslo" }, { field.text = "Ice" }, { picture.image = Self.square }, { toggle.isOn = true },
            { stepper.value = 7 }, { choice.selectedSegmentIndex = 1 },
        ]
        var contents: Set = [ViewContent(of: page)]
        for change in changes {
            change()
            contents.insert(ViewContent(of: page))
        }
        #expect(contents.count == changes.count + 1)
        #expect(ViewContent(of: page) == ViewContent(of: page))
    }

    @Test func `a control of an app's own tells by its accessibility value`() {
        let stars = UIControl()
        page.addSubview(stars)
        let before = ViewContent(of: page)
        stars.accessibilityValue = "3 stars"
        #expect(ViewContent(of: page) != before)
    }

    @Test func `what is hidden is not shown`() {
        let label = UILabel()
        label.isHidden = true
        page.addSubview(label)
        let before = ViewContent(of: page)
        label.text = "Oslo"
        #expect(ViewContent(of: page) == before)
    }

    private static var square: UIImage? {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        return UIImage(data: renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) })
    }
}
