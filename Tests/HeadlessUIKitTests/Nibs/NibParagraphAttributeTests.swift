import HeadlessUIKit
import Testing

/// Each word that attributed text can say.
@MainActor @Suite struct NibParagraphAttributeTests: NibSaying {
    @Test func `a paragraph is set as its style says`() {
        func style<Value: Equatable>(_ words: String, _ property: KeyPath<NSParagraphStyle, Value>, _ value: Value) {
            let text = #"<paragraphStyle key="NSParagraphStyle" \#(words)/>"#
            says("label", paragraph(text), (\UILabel.style).appending(path: property), value)
        }
        style(#"alignment="right""#, \.alignment, .right)
        style(#"lineBreakMode="charWrapping""#, \.lineBreakMode, .byCharWrapping)
        style(#"baseWritingDirection="rightToLeft""#, \.baseWritingDirection, .rightToLeft)
        style(#"lineSpacing="1.5""#, \.lineSpacing, 1.5)
        style(#"paragraphSpacing="2.5""#, \.paragraphSpacing, 2.5)
        style(#"paragraphSpacingBefore="3.5""#, \.paragraphSpacingBefore, 3.5)
        style(#"headIndent="4.5""#, \.headIndent, 4.5)
        style(#"tailIndent="5.5""#, \.tailIndent, 5.5)
        style(#"firstLineHeadIndent="6.5""#, \.firstLineHeadIndent, 6.5)
        style(#"minimumLineHeight="7.5""#, \.minimumLineHeight, 7.5)
        style(#"maximumLineHeight="8.5""#, \.maximumLineHeight, 8.5)
        style(#"lineHeightMultiple="9.5""#, \.lineHeightMultiple, 9.5)
        style(#"hyphenationFactor="0.5""#, \.hyphenationFactor, 0.5)
        style(#"defaultTabInterval="10.5""#, \.defaultTabInterval, 10.5)
        style(
            #"allowsDefaultTighteningForTruncation="YES""#,
            \.allowsDefaultTighteningForTruncation,
            true
        )
    }

    @Test func `a fragment of text looks as its attributes say`() {
        func looks<Value: Equatable>(_ words: String, _ key: NSAttributedString.Key, _ value: Value) {
            let made = SampleNib.first(#"<label id="a">\#(paragraph(words))</label>"#, as: UILabel.self)
            #expect(made?.attributedText?.attribute(key, at: 0, effectiveRange: nil) as? Value == value, "\(words)")
        }
        looks(red("NSColor"), .foregroundColor, red)
        looks(#"<integer key="NSUnderline" value="1"/>"#, .underlineStyle, 1)
        looks(#"<real key="NSKern" value="1.5"/>"#, .kern, 1.5)
        looks(#"<url key="NSLink" string="https://a.b"/>"#, .link, "https://a.b")
        looks(#"<font key="NSFont" metaFont="systemBold" size="9"/>"#, .font, UIFont.boldSystemFont(ofSize: 9))
        looks(#"<font key="NSFont" metaFont="systemItalic" size="9"/>"#, .font, UIFont.italicSystemFont(ofSize: 9))
        let light = UIFont.systemFont(ofSize: 9, weight: .light)
        looks(#"<font key="NSFont" metaFont="systemLight" size="9"/>"#, .font, light)
        looks(#"<font key="NSFont" name="Helvetica" size="9"/>"#, .font, UIFont(name: "Helvetica", size: 9))
    }

    private func paragraph(_ attributes: String) -> String {
        #"""
        <attributedString key="attributedText"><fragment content="Words"><attributes>\#(attributes)</attributes>
        </fragment></attributedString>
        """#
    }
}

extension UILabel {
    /// How the label's first paragraph is set.
    fileprivate var style: NSParagraphStyle {
        guard let text = attributedText, text.length > 0 else { return .default }
        return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? .default
    }
}
