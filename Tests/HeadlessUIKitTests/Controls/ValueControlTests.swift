import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ValueControlTests {
    private let journal = Journal()

    private func listen(to control: UIControl) {
        control.addAction(UIAction { [journal] _ in journal.note("value") }, for: .valueChanged)
    }

    // Facts 6: setting values in code sends no valueChanged.
    @Test func `setting a value in code sends nothing`() {
        let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
        let segments = UISegmentedControl(items: ["a", "b"])
        for control in [toggle, slider, stepper, segments] { listen(to: control) }
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        slider.value = 0.5
        stepper.value = 3
        segments.selectedSegmentIndex = 1
        #expect(journal.take().isEmpty)
    }

    @Test func `a tap turns a switch`() {
        let toggle = UISwitch(frame: .zero)
        let stage = Stage(toggle)
        listen(to: toggle)
        #expect(toggle.frame.size == CGSize(width: 51, height: 31))
        Headless.tap(toggle)
        #expect(toggle.isOn)
        #expect(journal.take() == ["value"])
        toggle.isEnabled = false
        Headless.tap(toggle)
        #expect(toggle.isOn)
        withExtendedLifetime(stage) {}
    }

    @Test func `a slider stays within its limits`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let stage = Stage(slider)
        listen(to: slider)
        slider.maximumValue = 10
        slider.value = 20
        #expect(slider.value == 10)
        #expect(Headless.slide(slider, to: 4) == nil)
        #expect(slider.value == 4)
        #expect(journal.take() == ["value"])
        slider.minimumValue = 6
        #expect(slider.value == 6)
        withExtendedLifetime(stage) {}
    }

    @Test func `a stepper stops at its limits or goes round`() {
        let stepper = UIStepper(frame: .zero)
        let stage = Stage(stepper)
        listen(to: stepper)
        stepper.maximumValue = 1
        Headless.increment(stepper)
        Headless.increment(stepper)
        #expect(stepper.value == 1)
        #expect(journal.take() == ["value"])
        stepper.wraps = true
        Headless.increment(stepper)
        #expect(stepper.value == 0)
        Headless.decrement(stepper)
        #expect(stepper.value == 1)
        withExtendedLifetime(stage) {}
    }

    @Test func `a segment is chosen once`() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        let stage = Stage(control)
        listen(to: control)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        Headless.choose(segment: 2, in: control)
        Headless.choose(segment: 2, in: control)
        #expect(control.selectedSegmentIndex == 2)
        #expect(journal.take() == ["value"])
        control.setEnabled(false, forSegmentAt: 0)
        #expect(Headless.choose(segment: 0, in: control) == .disabled)
        #expect(Headless.choose(segment: 9, in: control) == .missing)
        Headless.tap(control)
        #expect(control.selectedSegmentIndex == 1)
        withExtendedLifetime(stage) {}
    }

    @Test func `segments come and go and the chosen one stays chosen`() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "new", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 0) == "a")
    }

    @Test func `a wheel that stands still is hidden`() {
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.isHidden)
        wheel.startAnimating()
        #expect(wheel.isAnimating)
        #expect(!wheel.isHidden)
        wheel.stopAnimating()
        #expect(wheel.isHidden)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
    }

    @Test func `a bar and dots keep to their limits`() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.setProgress(3, animated: false)
        #expect(bar.progress == 1)
        let dots = UIPageControl()
        dots.numberOfPages = 3
        dots.currentPage = 9
        #expect(dots.currentPage == 2)
        dots.numberOfPages = 1
        #expect(dots.currentPage == 0)
    }
}
