import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NibTextTests {
    @Test func `a label takes its text and its looks`() throws {
        let label: UILabel = try #require(
            SampleNib.first(
                #"""
                <label id="a" text="Hello" textAlignment="center" lineBreakMode="wordWrapping" numberOfLines="3"
                    adjustsFontSizeToFit="YES" userInteractionEnabled="NO">
                    <fontDescription key="fontDescription" type="system" weight="medium" pointSize="20"/>
                    <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                    <nil key="highlightedColor"/>
                </label>
                """#
            )
        )
        #expect(label.text == "Hello")
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byWordWrapping)
        #expect(label.numberOfLines == 3)
        #expect(label.adjustsFontSizeToFitWidth)
        #expect(label.font == UIFont.systemFont(ofSize: 20, weight: .medium))
        #expect(label.textColor == UIColor(white: 0.5, alpha: 1))
        #expect(!label.isUserInteractionEnabled)
    }

    @Test func `a label without an alignment keeps to the left, as Interface Builder means it`() {
        #expect(SampleNib.first(#"<label id="a" text="x"/>"#, as: UILabel.self)?.textAlignment == .left)
    }

    @Test func `text shrinks to fit unless the element says that it does not`() {
        let smallest = #"<label id="a" text="x" minimumScaleFactor="0.5"/>"#
        #expect(SampleNib.first(smallest, as: UILabel.self)?.adjustsFontSizeToFitWidth == true)
        let fixed = #"<label id="a" text="x" adjustsFontSizeToFit="NO"/>"#
        #expect(SampleNib.first(fixed, as: UILabel.self)?.adjustsFontSizeToFitWidth == false)
        let field = #"<textField id="a" minimumFontSize="17"/>"#
        #expect(SampleNib.first(field, as: UITextField.self)?.adjustsFontSizeToFitWidth == true)
    }

    @Test func `labels and images take touches unless the element says that they do not`() {
        #expect(SampleNib.first(#"<label id="a"/>"#, as: UILabel.self)?.isUserInteractionEnabled == true)
        #expect(SampleNib.first(#"<imageView id="a"/>"#, as: UIImageView.self)?.isUserInteractionEnabled == true)
        let still = #"<imageView id="a" userInteractionEnabled="NO"/>"#
        #expect(SampleNib.first(still, as: UIImageView.self)?.isUserInteractionEnabled == false)
        #expect(SampleNib.first(#"<progressView id="a"/>"#, as: UIProgressView.self)?.isUserInteractionEnabled == true)
    }

    @Test func `a keyboard writes no capitals of its own unless the element says so`() {
        let field = #"<textField id="a"><textInputTraits key="textInputTraits"/></textField>"#
        #expect(SampleNib.first(field, as: UITextField.self).map { $0.autocapitalizationType == .none } == true)
        let traits = #"<textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>"#
        let view = #"<textView id="a">\#(traits)</textView>"#
        #expect(SampleNib.first(view, as: UITextView.self)?.autocapitalizationType == .sentences)
    }

    @Test(arguments: [
        (#"type="boldSystem" pointSize="12""#, UIFont.boldSystemFont(ofSize: 12)),
        (#"type="italicSystem" pointSize="12""#, UIFont.italicSystemFont(ofSize: 12)),
        (#"style="UICTFontTextStyleHeadline""#, UIFont.preferredFont(forTextStyle: .headline)),
        (#"type="system" weight="heavy" pointSize="9""#, UIFont.systemFont(ofSize: 9, weight: .heavy)),
    ])
    func `fonts are UIKit's`(description: String, font: UIFont) {
        let label = SampleNib.first(
            #"<label id="a"><fontDescription key="fontDescription" \#(description)/></label>"#,
            as: UILabel.self
        )
        #expect(label?.font == font)
    }

    @Test func `a font that is not here is the system's, and is logged`() {
        var label: UILabel?
        let lines = Headless.lines {
            label = SampleNib.first(
                #"<label id="a"><fontDescription key="fontDescription" name="Scrawl-Wild" family="Scrawl" pointSize="12"/></label>"#
            )
        }
        #expect(label?.font == UIFont.systemFont(ofSize: 12))
        #expect(lines.count == 1)
    }

    @Test func `a text field takes its text and its keyboard`() throws {
        let field: UITextField = try #require(
            SampleNib.first(
                #"""
                <textField id="a" text="Ann" placeholder="Name" textAlignment="right" borderStyle="roundedRect"
                    clearButtonMode="whileEditing" enabled="NO">
                    <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress"
                        returnKeyType="done" secureTextEntry="YES"/>
                </textField>
                """#
            )
        )
        #expect(field.text == "Ann")
        #expect(field.placeholder == "Name")
        #expect(field.textAlignment == .right)
        #expect(field.borderStyle == .roundedRect)
        #expect(field.clearButtonMode == .whileEditing)
        #expect(!field.isEnabled)
        #expect(field.autocapitalizationType == .words)
        #expect(field.keyboardType == .emailAddress)
        #expect(field.returnKeyType == .done)
        #expect(field.isSecureTextEntry)
    }

    @Test func `a text view takes text of several lines`() {
        let view = SampleNib.first(
            #"<textView id="a" editable="NO"><string key="text">one\#ntwo</string></textView>"#,
            as: UITextView.self
        )
        #expect(view?.text == "one\ntwo")
        #expect(view?.isEditable == false)
    }
}
