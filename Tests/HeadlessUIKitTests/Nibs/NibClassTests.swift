import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibClassTests {
    @Test func `each element makes its class`() {
        let objects = SampleNib.nib(
            #"""
            <view id="1"/><label id="2"/><button id="3"/><imageView id="4"/><textField id="5"/><textView id="6"/>
            <switch id="7"/><slider id="8"/><stepper id="9"/><segmentedControl id="10"/>
            <activityIndicatorView id="11"/><progressView id="12"/><stackView id="13"/><scrollView id="14"/>
            <tableView id="15"/><tableViewCell id="16"/><collectionView id="17"/><collectionViewCell id="18"/>
            <collectionReusableView id="19"/>
            """#
        ).instantiate(withOwner: nil)
        #expect(
            objects.map { "\(type(of: $0))" } == [
                "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
                "UIStepper", "UISegmentedControl", "UIActivityIndicatorView", "UIProgressView", "UIStackView",
                "UIScrollView", "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell",
                "UICollectionReusableView",
            ]
        )
    }

    @Test func `a custom class is found in its module`() {
        let label = SampleNib.first(
            #"<label id="a" text="hi" customClass="ShoutingLabel" customModule="HeadlessUIKitTests"/>"#,
            as: ShoutingLabel.self
        )
        #expect(label?.text == "HI")
    }

    @Test func `a class of the target's module is found by the bundle's name`() throws {
        let folder = try TemporaryBundle()
        try folder.write(
            #"<label id="a" customClass="ShoutingLabel" customModule="Elsewhere" customModuleProvider="target"/>"#,
            to: "Label.xib"
        )
        let objects = folder.bundle.loadNibNamed("Label", owner: nil)
        #expect(objects?.first is ShoutingLabel)
    }

    @Test func `UIKit's own classes can be named too`() {
        #expect(SampleNib.first(#"<view id="a" customClass="UIControl"/>"#, as: UIControl.self) != nil)
    }

    @Test func `an unknown class is logged and the element's own is taken`() {
        var label: UILabel?
        let lines = Headless.lines {
            label = SampleNib.first(#"<label id="a" text="hi" customClass="Lost" customModule="Nowhere"/>"#)
        }
        #expect(label?.text == "hi")
        #expect(lines == ["Unknown class Nowhere.Lost in Interface Builder file."])
    }

    @Test func `a view of no known class keeps its place and its tag`() {
        var view: UIView?
        let lines = Headless.lines {
            view = SampleNib.first(
                #"<hologramView id="a" tag="3"><rect key="frame" x="1" y="2" width="3" height="4"/></hologramView>"#
            )
        }
        #expect(view?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view?.tag == 3)
        #expect(lines == ["nib data: There is no UIHologramView here; <hologramView> in line 8 is a plain UIView."])
    }

    @Test func `another object of no known class keeps its place among the others`() {
        var objects: [Any] = []
        let lines = Headless.lines {
            objects = SampleNib.nib(#"<smellRecognizer id="a"/><view id="b"/>"#).instantiate(withOwner: nil)
        }
        #expect(objects.count == 2)
        #expect(objects.last is UIView)
        #expect(lines.count == 1)
    }

    @Test func `an object that refuses to be made is left out and logged`() {
        var objects: [Any] = []
        let lines = Headless.lines {
            objects = SampleNib.nib(
                #"<label id="a" customClass="StubbornLabel" customModule="HeadlessUIKitTests"/><view id="b"/>"#
            ).instantiate(withOwner: nil)
        }
        #expect(objects.count == 1)
        #expect(
            lines == ["nib data: <label> in line 8 is left out: the init(coder:) of its class returned nil."]
        )
    }

    @Test func `a controller of another framework is a plain one, with its view`() throws {
        var controller: UIViewController?
        let lines = Headless.lines {
            controller = SampleNib.first(
                """
                <glkViewController id="a" title="Drawn" preferredFramesPerSecond="30"><glkView key="view" id="b" tag="3">
                    <subviews><label id="c" tag="4"/></subviews></glkView></glkViewController>
                """
            )
        }
        #expect(controller?.title == "Drawn")
        #expect(controller?.view.tag == 3 && controller?.view.viewWithTag(4) is UILabel)
        #expect(
            lines.contains {
                $0.contains("<glkViewController> in line") && $0.hasSuffix("is a plain UIViewController.")
            }
        )
    }

    @Test func `a way out of a storyboard's scene is no object`() {
        let lines = Headless.lines {
            _ = SampleNib.nib(#"<exit id="a" userLabel="Exit"/>"#).instantiate(withOwner: nil)
        }
        #expect(lines.isEmpty)
    }
}
