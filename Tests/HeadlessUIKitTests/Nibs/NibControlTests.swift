import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibControlTests {
    @Test func `a button takes its kind and what each state shows`() throws {
        let button: UIButton = try #require(
            SampleNib.first(
                #"""
                <button id="a" buttonType="system" contentHorizontalAlignment="left" enabled="NO">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                    <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                    <state key="normal" title="Save" image="plus" catalog="system">
                        <color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                    </state>
                    <state key="disabled" title="Saved"/>
                </button>
                """#
            )
        )
        #expect(button.buttonType == .system)
        #expect(button.title(for: .normal) == "Save")
        #expect(button.title(for: .disabled) == "Saved")
        #expect(button.currentTitle == "Saved")
        #expect(button.image(for: .normal)?.isSymbolImage == true)
        #expect(button.titleColor(for: .normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(button.titleLabel?.font == UIFont.boldSystemFont(ofSize: 15))
        #expect(button.contentHorizontalAlignment == .left)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(!button.isEnabled)
    }

    @Test func `a button without a kind is a custom one`() {
        #expect(SampleNib.first(#"<button id="a"/>"#, as: UIButton.self)?.buttonType == .custom)
    }

    @Test func `a button takes a configuration`() {
        let button = SampleNib.first(
            #"<button id="a"><buttonConfiguration key="configuration" style="filled" title="Go"/></button>"#,
            as: UIButton.self
        )
        #expect(button?.configuration?.title == "Go")
    }

    @Test func `controls take their values`() {
        let objects = SampleNib.nib(
            #"""
            <switch id="a" on="YES"/>
            <slider id="b" value="15" minValue="10" maxValue="20"/>
            <stepper id="c" value="300" minimumValue="200" maximumValue="400" stepValue="50" wraps="YES"/>
            <segmentedControl id="d" selectedSegmentIndex="1">
                <segments><segment title="One"/><segment title="Two" enabled="NO"/></segments>
            </segmentedControl>
            <progressView id="e" progress="0.25"/>
            <pageControl id="f" numberOfPages="3" currentPage="2"/>
            """#
        ).instantiate(withOwner: nil)
        #expect((objects[0] as? UISwitch)?.isOn == true)
        #expect((objects[1] as? UISlider)?.value == 15)
        #expect((objects[2] as? UIStepper)?.value == 300)
        #expect((objects[2] as? UIStepper)?.wraps == true)
        let segments = objects[3] as? UISegmentedControl
        #expect(segments?.numberOfSegments == 2)
        #expect(segments?.selectedSegmentIndex == 1)
        #expect(segments?.titleForSegment(at: 1) == "Two")
        #expect(segments?.isEnabledForSegment(at: 1) == false)
        #expect((objects[4] as? UIProgressView)?.progress == 0.25)
        #expect((objects[5] as? UIPageControl)?.currentPage == 2)
    }

    @Test func `a spinner hides when stopped only where that is written`() {
        let objects = SampleNib.nib(
            #"""
            <activityIndicatorView id="a" style="whiteLarge" hidesWhenStopped="YES"/>
            <activityIndicatorView id="b" animating="YES"/>
            <activityIndicatorView id="c"/>
            """#
        ).instantiate(withOwner: nil).compactMap { $0 as? UIActivityIndicatorView }
        #expect(objects.map(\.hidesWhenStopped) == [true, false, false])
        #expect(objects.map(\.isAnimating) == [false, true, false])
        #expect(objects.map(\.isHidden) == [true, false, false])
        #expect(objects.first?.style == .large)
    }

    @Test func `an image that is not in the bundle is blank and of the size that was noted`() {
        var view: UIImageView?
        let lines = Headless.lines {
            view = SampleNib.first(
                #"<imageView id="a" image="star"/>"#,
                resources: #"<image name="star" width="16" height="17"/>"#
            )
        }
        #expect(view?.image?.size == CGSize(width: 16, height: 17))
        #expect(lines.first?.contains("Could not load the \"star\" image") == true)
    }
}
