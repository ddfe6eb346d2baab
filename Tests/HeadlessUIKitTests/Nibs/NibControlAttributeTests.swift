import HeadlessUIKit
import Testing

/// Each word that a control can say.
@MainActor @Suite struct NibControlAttributeTests: NibSaying {
    @Test func `every control is what its element says`() {
        says("control", #"enabled="NO""#, \UIControl.isEnabled, false)
        says("control", #"toolTip="Tip""#, \UIControl.toolTip, "Tip")
        says("control", #"selected="YES""#, \UIControl.isSelected, true)
        says("control", #"highlighted="YES""#, \UIControl.isHighlighted, true)
        says("control", #"contentHorizontalAlignment="trailing""#, \UIControl.contentHorizontalAlignment, .trailing)
        says("control", #"contentVerticalAlignment="bottom""#, \UIControl.contentVerticalAlignment, .bottom)
    }

    @Test func `a switch is what its element says`() {
        says("switch", #"on="YES""#, \UISwitch.isOn, true)
        says("switch", #"title="Wi-Fi""#, \UISwitch.title, "Wi-Fi")
        says("switch", #"preferredStyle="checkbox""#, \UISwitch.preferredStyle, .checkbox)
        says("switch", star("onImage"), \UISwitch.onImage?.isSymbolImage, true)
        says("switch", star("offImage"), \UISwitch.offImage?.isSymbolImage, true)
        says("switch", red("onTintColor"), \UISwitch.onTintColor, red)
        says("switch", red("thumbTintColor"), \UISwitch.thumbTintColor, red)
    }

    @Test func `a slider is what its element says`() {
        says("slider", #"minValue="-2""#, \UISlider.minimumValue, -2)
        says("slider", #"maxValue="2""#, \UISlider.maximumValue, 2)
        says("slider", #"value="0.5""#, \UISlider.value, 0.5)
        says("slider", #"continuous="NO""#, \UISlider.isContinuous, false)
        says("slider", star("minimumValueImage"), \UISlider.minimumValueImage?.isSymbolImage, true)
        says("slider", star("maximumValueImage"), \UISlider.maximumValueImage?.isSymbolImage, true)
        says("slider", red("minimumTrackTintColor"), \UISlider.minimumTrackTintColor, red)
        says("slider", red("maximumTrackTintColor"), \UISlider.maximumTrackTintColor, red)
        says("slider", red("thumbTintColor"), \UISlider.thumbTintColor, red)
    }

    @Test func `a stepper is what its element says`() {
        says("stepper", #"minimumValue="-2""#, \UIStepper.minimumValue, -2)
        says("stepper", #"maximumValue="2""#, \UIStepper.maximumValue, 2)
        says("stepper", #"stepValue="3""#, \UIStepper.stepValue, 3)
        says("stepper", #"value="4""#, \UIStepper.value, 4)
        says("stepper", #"continuous="NO""#, \UIStepper.isContinuous, false)
        says("stepper", #"autorepeat="NO""#, \UIStepper.autorepeat, false)
        says("stepper", #"wraps="YES""#, \UIStepper.wraps, true)
    }

    @Test func `segments are what their elements say`() throws {
        let apportions = #"apportionsSegmentWidthsByContent="YES""#
        says("segmentedControl", apportions, \UISegmentedControl.apportionsSegmentWidthsByContent, true)
        says("segmentedControl", #"momentary="YES""#, \UISegmentedControl.isMomentary, true)
        says("segmentedControl", red("selectedSegmentTintColor"), \UISegmentedControl.selectedSegmentTintColor, red)
        let control: UISegmentedControl = try #require(
            SampleNib.first(
                #"""
                <segmentedControl id="a" selectedSegmentIndex="1"><segments>
                    <segment title="One" width="40"><size key="contentOffset" width="1" height="2"/></segment>
                    <segment title="" image="star" catalog="system" enabled="NO"/></segments></segmentedControl>
                """#
            )
        )
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.titleForSegment(at: 0) == "One")
        #expect(control.widthForSegment(at: 0) == 40)
        #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2))
        #expect(control.imageForSegment(at: 1)?.isSymbolImage == true)
        #expect(!control.isEnabledForSegment(at: 1))
    }

    @Test func `a spinner, progress and a page control are what their elements say`() {
        says("activityIndicatorView", #"style="large""#, \UIActivityIndicatorView.style, .large)
        says("activityIndicatorView", #"hidesWhenStopped="YES""#, \UIActivityIndicatorView.hidesWhenStopped, true)
        says("activityIndicatorView", #"animating="YES""#, \UIActivityIndicatorView.isAnimating, true)
        says("activityIndicatorView", #"hidden="YES""#, \UIActivityIndicatorView.isHidden, true)
        says("activityIndicatorView", red("color"), \UIActivityIndicatorView.color, red)
        says("progressView", #"progressViewStyle="bar""#, \UIProgressView.progressViewStyle, .bar)
        says("progressView", #"progress="0.5""#, \UIProgressView.progress, 0.5)
        says("progressView", star("progressImage"), \UIProgressView.progressImage?.isSymbolImage, true)
        says("progressView", star("trackImage"), \UIProgressView.trackImage?.isSymbolImage, true)
        says("progressView", red("progressTintColor"), \UIProgressView.progressTintColor, red)
        says("progressView", red("trackTintColor"), \UIProgressView.trackTintColor, red)
        says("pageControl", #"numberOfPages="3""#, \UIPageControl.numberOfPages, 3)
        says("pageControl", #"numberOfPages="3" currentPage="2""#, \UIPageControl.currentPage, 2)
        says("pageControl", #"hidesForSinglePage="YES""#, \UIPageControl.hidesForSinglePage, true)
        says("pageControl", #"allowsContinuousInteraction="NO""#, \UIPageControl.allowsContinuousInteraction, false)
        says("pageControl", #"backgroundStyle="minimal""#, \UIPageControl.backgroundStyle, .minimal)
        says("pageControl", #"direction="rightToLeft""#, \UIPageControl.direction, .rightToLeft)
        let image = star("preferredIndicatorImage")
        says("pageControl", image, \UIPageControl.preferredIndicatorImage?.isSymbolImage, true)
        let current = star("preferredCurrentPageIndicatorImage")
        says("pageControl", current, \UIPageControl.preferredCurrentPageIndicatorImage?.isSymbolImage, true)
        says("pageControl", red("pageIndicatorTintColor"), \UIPageControl.pageIndicatorTintColor, red)
        says("pageControl", red("currentPageIndicatorTintColor"), \UIPageControl.currentPageIndicatorTintColor, red)
    }

    @Test func `pickers are what their elements say`() {
        says("pickerView", #"showsSelectionIndicator="NO""#, \UIPickerView.showsSelectionIndicator, false)
        says("colorWell", #"supportsAlpha="NO""#, \UIColorWell.supportsAlpha, false)
        says("colorWell", #"title="Ink""#, \UIColorWell.title, "Ink")
        says("colorWell", red("selectedColor"), \UIColorWell.selectedColor, red)
        says("datePicker", #"datePickerMode="countDownTimer""#, \UIDatePicker.datePickerMode, .countDownTimer)
        says("datePicker", #"style="inline""#, \UIDatePicker.preferredDatePickerStyle, .inline)
        says("datePicker", #"minuteInterval="5""#, \UIDatePicker.minuteInterval, 5)
        says("datePicker", #"countDownDuration="120""#, \UIDatePicker.countDownDuration, 120)
        says("datePicker", #"roundsToMinuteInterval="NO""#, \UIDatePicker.roundsToMinuteInterval, false)
        let locale = #"<locale key="locale" localeIdentifier="de_DE"/>"#
        says("datePicker", locale, \UIDatePicker.locale?.identifier, "de_DE")
        let zone = #"<timeZone key="timeZone" name="Europe/Berlin"/>"#
        says("datePicker", zone, \UIDatePicker.timeZone?.identifier, "Europe/Berlin")
        let date = { (key: String) in #"<date key="\#(key)" timeIntervalSinceReferenceDate="60"/>"# }
        let minute = Date(timeIntervalSinceReferenceDate: 60)
        says("datePicker", date("minimumDate"), \UIDatePicker.minimumDate, minute)
        says("datePicker", date("maximumDate"), \UIDatePicker.maximumDate, minute)
        says("calendarView", #"wantsDateDecorations="NO""#, \UICalendarView.wantsDateDecorations, false)
        says("calendarView", #"fontDesign="serif""#, \UICalendarView.fontDesign, .serif)
    }
}
