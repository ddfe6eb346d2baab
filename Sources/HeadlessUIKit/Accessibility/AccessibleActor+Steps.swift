extension Headless.AccessibleActor {
    /// Does what a step up or down means to the controls that have a value: a tenth of a slider's range, or one page.
    func stepByNature(isUp: Bool) {
        switch self {
        case let slider as UISlider where slider.isEnabled:
            let step = (slider.maximumValue - slider.minimumValue) / 10
            slider.value += isUp ? step : -step
            slider.sendActions(for: .valueChanged)
        case let stepper as UIStepper where stepper.isEnabled:
            stepper.step(isUp: isUp)
        case let pages as UIPageControl where pages.isEnabled:
            let page = min(max(pages.currentPage + (isUp ? 1 : -1), 0), max(0, pages.numberOfPages - 1))
            guard page != pages.currentPage else { return }
            pages.currentPage = page
            pages.sendActions(for: .valueChanged)
        default: return
        }
    }
}
