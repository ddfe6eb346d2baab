import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibOutletTests {
    @Test func `the owner's view outlet sets the controller's view`() {
        let owner = NibOwner()
        let nib = SampleNib.nib(
            #"<view id="a" tag="9"/>"#,
            ownerConnections: #"<outlet property="view" destination="a" id="c"/>"#
        )
        _ = nib.instantiate(withOwner: owner)
        #expect(owner.isViewLoaded)
        #expect(owner.view.tag == 9)
    }

    @Test func `a text field's delegate is set when the owner is one`() {
        final class Owner: NSObject, UITextFieldDelegate {}
        let owner = Owner()
        let nib = SampleNib.nib(
            #"<textField id="a"><connections><outlet property="delegate" destination="-1" id="c"/></connections></textField>"#
        )
        let field = nib.instantiate(withOwner: owner).first as? UITextField
        #expect(field?.delegate === owner)
    }

    @Test func `a delegate that is none is logged`() {
        let owner = NSObject()
        let lines = Headless.lines {
            let nib = SampleNib.nib(
                #"<tableView id="a"><connections><outlet property="delegate" destination="-1" id="c"/></connections></tableView>"#
            )
            let table = nib.instantiate(withOwner: owner).first as? UITableView
            #expect(table?.delegate == nil)
        }
        #expect(lines == ["nib data: The delegate in line 8 is a NSObject, which is no UITableViewDelegate."])
    }

    @Test func `an outlet that a custom class lacks raises what UIKit raises`() {
        let owner = NibOwner()
        let nib = SampleNib.nib(
            #"<label id="a"/>"#,
            ownerConnections: #"<outlet property="titleLabel" destination="a" id="c"/>"#
        )
        let raised = Headless.exceptions { _ = nib.instantiate(withOwner: owner) }
        #expect(
            raised == [
                Headless.Exception(
                    name: "NSUnknownKeyException",
                    reason: "[<HeadlessUIKitTests.NibOwner> setValue:forUndefinedKey:]: "
                        + "this class is not key value coding-compliant for the key titleLabel."
                )
            ]
        )
    }

    @Test func `an outlet of UIKit's own that is not known here is logged`() {
        let lines = Headless.lines {
            _ = SampleNib.nib(
                #"""
                <label id="a"/>
                <scrollView id="b"><connections><outlet property="refreshControl" destination="a" id="c"/></connections></scrollView>
                """#
            ).instantiate(withOwner: nil)
        }
        #expect(lines == ["nib data: The outlet 'refreshControl' of <scrollView> in line 9 is not known here."])
    }

    @Test func `an action is logged with the way that works everywhere`() {
        let lines = Headless.lines {
            _ = SampleNib.nib(
                #"""
                <button id="a"><connections>
                    <action selector="go:" destination="-1" eventType="touchUpInside" id="c"/>
                </connections></button>
                """#
            ).instantiate(withOwner: NibOwner())
        }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("'go:' in line 9") == true)
        #expect(lines.first?.contains("addAction(_:for:)") == true)
    }
}
