internal import XibDocument

extension NibFilling {
    /// Sets what every control can say about itself.
    func fill(_ control: UIControl) {
        set(\.isEnabled, of: control, from: "enabled")
        if let tip = node.text("toolTip") { control.toolTip = tip }
        set(\.isSelected, of: control, from: "selected")
        set(\.isHighlighted, of: control, from: "highlighted")
        set(
            \.contentHorizontalAlignment,
            of: control,
            from: "contentHorizontalAlignment",
            words: NibWords.horizontalAlignments
        )
        set(
            \.contentVerticalAlignment,
            of: control,
            from: "contentVerticalAlignment",
            words: NibWords.verticalAlignments
        )
    }

    func fill(_ toggle: UISwitch) {
        set(\.isOn, of: toggle, from: "on")
        if let title = node.text("title") { toggle.title = title }
        set(\.preferredStyle, of: toggle, from: "preferredStyle", words: NibWords.switchStyles)
        if let image = image("onImage") { toggle.onImage = image }
        if let image = image("offImage") { toggle.offImage = image }
        set(\.onTintColor, of: toggle, color: "onTintColor")
        set(\.thumbTintColor, of: toggle, color: "thumbTintColor")
    }

    func fill(_ slider: UISlider) {
        set(\.minimumValue, of: slider, from: "minValue")
        set(\.maximumValue, of: slider, from: "maxValue")
        set(\.value, of: slider, from: "value")
        if let image = image("minimumValueImage") { slider.minimumValueImage = image }
        if let image = image("maximumValueImage") { slider.maximumValueImage = image }
        set(\.isContinuous, of: slider, from: "continuous")
        set(\.minimumTrackTintColor, of: slider, color: "minimumTrackTintColor")
        set(\.maximumTrackTintColor, of: slider, color: "maximumTrackTintColor")
        set(\.thumbTintColor, of: slider, color: "thumbTintColor")
    }

    func fill(_ stepper: UIStepper) {
        set(\.minimumValue, of: stepper, from: "minimumValue")
        set(\.maximumValue, of: stepper, from: "maximumValue")
        set(\.stepValue, of: stepper, from: "stepValue")
        set(\.value, of: stepper, from: "value")
        set(\.isContinuous, of: stepper, from: "continuous")
        set(\.autorepeat, of: stepper, from: "autorepeat")
        set(\.wraps, of: stepper, from: "wraps")
    }

    func fill(_ control: UISegmentedControl) {
        for (index, segment) in node.contents(of: "segments").enumerated() {
            if let image = NibFilling(node: segment, nib: nib).image("image") {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment.text("title"), at: index, animated: false)
            }
            if let width: CGFloat = segment.value("width") { control.setWidth(width, forSegmentAt: index) }
            if let offset = segment.size("contentOffset") { control.setContentOffset(offset, forSegmentAt: index) }
            if let isEnabled: Bool = segment.value("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
        }
        _ = node.attribute("segmentControlStyle")
        set(\.apportionsSegmentWidthsByContent, of: control, from: "apportionsSegmentWidthsByContent")
        set(\.isMomentary, of: control, from: "momentary")
        set(\.selectedSegmentIndex, of: control, from: "selectedSegmentIndex")
        set(\.selectedSegmentTintColor, of: control, color: "selectedSegmentTintColor")
    }

    /// Interface Builder writes `hidesWhenStopped` only where it is set, though the class has it set from the start.
    func fill(_ spinner: UIActivityIndicatorView) {
        set(\.style, of: spinner, from: "style", words: NibWords.spinnerStyles)
        if let color = color("color") { spinner.color = color }
        guard node.name == "activityIndicatorView" else { return }
        spinner.hidesWhenStopped = node.value("hidesWhenStopped") ?? false
        if node.value("animating") == true { spinner.startAnimating() }
        if let isHidden: Bool = node.value("hidden") { spinner.isHidden = isHidden }
    }

    func fill(_ progress: UIProgressView) {
        set(\.progressViewStyle, of: progress, from: "progressViewStyle", words: NibWords.progressStyles)
        set(\.progress, of: progress, from: "progress")
        if let image = image("progressImage") { progress.progressImage = image }
        if let image = image("trackImage") { progress.trackImage = image }
        set(\.progressTintColor, of: progress, color: "progressTintColor")
        set(\.trackTintColor, of: progress, color: "trackTintColor")
    }

    func fill(_ pages: UIPageControl) {
        set(\.numberOfPages, of: pages, from: "numberOfPages")
        set(\.currentPage, of: pages, from: "currentPage")
        set(\.hidesForSinglePage, of: pages, from: "hidesForSinglePage")
        set(\.allowsContinuousInteraction, of: pages, from: "allowsContinuousInteraction")
        _ = node.attribute("defersCurrentPageDisplay")
        set(\.backgroundStyle, of: pages, from: "backgroundStyle", words: NibWords.pageGrounds)
        set(\.direction, of: pages, from: "direction", words: NibWords.pageDirections)
        if let image = image("preferredIndicatorImage") { pages.preferredIndicatorImage = image }
        if let image = image("preferredCurrentPageIndicatorImage") { pages.preferredCurrentPageIndicatorImage = image }
        set(\.pageIndicatorTintColor, of: pages, color: "pageIndicatorTintColor")
        set(\.currentPageIndicatorTintColor, of: pages, color: "currentPageIndicatorTintColor")
    }
}

extension NibWords {
    static let switchStyles: [String: UISwitch.Style] = [
        "automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding,
    ]
    static let pageGrounds: [String: UIPageControl.BackgroundStyle] = [
        "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
    ]
    static let pageDirections: [String: UIPageControl.Direction] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
        "topToBottom": .topToBottom, "bottomToTop": .bottomToTop,
    ]
    static let behavioralStyles: [String: UIBehavioralStyle] = ["automatic": .automatic, "pad": .pad, "mac": .mac]
}
