import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIDatePickerTests {
    private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    private let noon = Date(timeIntervalSince1970: 43_200)

    @Test func `setting a date in code sends nothing, a finger does`() {
        let stage = Stage(picker)
        var count = 0
        picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        picker.date = noon
        picker.setDate(noon.addingTimeInterval(60), animated: true)
        #expect(count == 0)
        #expect(Headless.pick(noon, in: picker) == nil)
        #expect(count == 1)
        #expect(picker.date == noon)
        picker.isEnabled = false
        #expect(Headless.pick(noon, in: picker) == .disabled)
        withExtendedLifetime(stage) {}
    }

    @Test func `the date stays within the limits`() {
        let stage = Stage(picker)
        picker.date = noon
        picker.minimumDate = noon.addingTimeInterval(3600)
        #expect(picker.date == noon.addingTimeInterval(3600))
        picker.maximumDate = noon.addingTimeInterval(7200)
        picker.date = noon.addingTimeInterval(100_000)
        #expect(picker.date == noon.addingTimeInterval(7200))
        #expect(Headless.pick(noon, in: picker) == .notSelectable)
        withExtendedLifetime(stage) {}
    }

    @Test func `limits that exclude each other have no effect`() {
        picker.minimumDate = noon.addingTimeInterval(7200)
        picker.maximumDate = noon
        picker.date = noon.addingTimeInterval(50)
        #expect(picker.date == noon.addingTimeInterval(50))
    }

    @Test func `minutes come in steps that divide the hour`() {
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.minuteInterval = 15
        picker.date = noon.addingTimeInterval(29 * 60 + 30)
        #expect(picker.date == noon.addingTimeInterval(15 * 60))
        picker.roundsToMinuteInterval = false
        #expect(picker.date == noon.addingTimeInterval(29 * 60 + 30))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 60
        #expect(picker.minuteInterval == 1)
    }

    @Test func `a duration is less than a day and has whole minutes`() {
        let stage = Stage(picker)
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 100
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 1_000_000
        #expect(picker.countDownDuration == 86_340)
        #expect(Headless.pick(duration: 600, in: picker) == nil)
        #expect(picker.countDownDuration == 600)
        #expect(Headless.pick(noon, in: picker) == .notSelectable)
        #expect(Headless.pick(duration: 5, in: picker) == .notSelectable)
        withExtendedLifetime(stage) {}
    }

    @Test func `the style follows the mode`() {
        #expect(picker.datePickerStyle == .compact)
        picker.preferredDatePickerStyle = .inline
        #expect(picker.datePickerStyle == .inline)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test func `a colour is picked in its well`() {
        let well = UIColorWell()
        well.sizeToFit()
        let stage = Stage(well)
        var colors: [UIColor?] = []
        well.addAction(UIAction { _ in colors.append(well.selectedColor) }, for: .valueChanged)
        well.selectedColor = .blue
        #expect(Headless.pick(.red, in: well) == nil)
        #expect(colors == [.red])
        withExtendedLifetime(stage) {}
    }
}
