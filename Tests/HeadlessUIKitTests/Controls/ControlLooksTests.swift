import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ControlLooksTests {
    private let image = UIImage()

    @Test func `an image for a state falls back on the normal state's`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 118, height: 34))
        slider.setThumbImage(image, for: .normal)
        #expect(slider.thumbImage(for: .highlighted) === image)
        #expect(slider.currentThumbImage === image)
        #expect(slider.currentMinimumTrackImage == nil)
        let stepper = UIStepper()
        stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) === image)
        stepper.setIncrementImage(image, for: .disabled)
        #expect(stepper.incrementImage(for: .normal) == nil)
    }

    @Test func `a slider's knob lies on its track by the value`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 118, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 15, width: 114, height: 4))
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 0)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 118)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).midX == 59)
    }

    @Test func `a bar shows the part of what it observes`() {
        let bar = UIProgressView()
        let progress = Progress(totalUnitCount: 4)
        bar.observedProgress = progress
        progress.completedUnitCount = 3
        #expect(bar.progress == 0.75)
        bar.observedProgress = nil
        #expect(bar.progress == 0)
    }

    @Test func `dots follow their direction`() {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        dots.direction = .topToBottom
        #expect(dots.intrinsicContentSize.height > dots.intrinsicContentSize.width)
        dots.direction = .rightToLeft
        dots.sizeToFit()
        let stage = Stage(dots)
        Headless.tap(dots)
        #expect(dots.currentPage == 0)
        dots.setIndicatorImage(image, forPage: 1)
        #expect(dots.indicatorImage(forPage: 1) === image)
        #expect(Headless.exceptions { dots.setIndicatorImage(image, forPage: 9) }.count == 1)
        dots.numberOfPages = 1
        dots.hidesForSinglePage = true
        #expect(dots.intrinsicContentSize == .zero)
        withExtendedLifetime(stage) {}
    }

    @Test func `segments keep their looks`() {
        let control = UISegmentedControl(items: ["a"])
        let width = control.intrinsicContentSize.width
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .normal)
        #expect(control.intrinsicContentSize.width > width)
        control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
        #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2))
        control.setBackgroundImage(image, for: .normal, barMetrics: .default)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
        let adjustment = UIOffset(horizontal: 1, vertical: 0)
        control.setContentPositionAdjustment(adjustment, forSegmentType: .left, barMetrics: .default)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == adjustment)
    }

    @Test func `a step of nothing is an exception`() {
        let stepper = UIStepper()
        #expect(Headless.exceptions { stepper.stepValue = 0 }.map(\.name) == ["NSInvalidArgumentException"])
        #expect(stepper.stepValue == 1)
    }
}
