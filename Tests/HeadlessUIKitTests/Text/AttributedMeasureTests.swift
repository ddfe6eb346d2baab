import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct AttributedMeasureTests {
    private let font = UIFont.systemFont(ofSize: 10)

    @Test func `text is measured in its font, broken where asked`() {
        let wide = "word word".size(withAttributes: [.font: font])
        #expect(wide.height == font.lineHeight)
        let narrow = "word word".boundingRect(
            with: CGSize(width: wide.width - 1, height: 1000),
            options: .usesLineFragmentOrigin,
            attributes: [.font: font],
            context: nil
        )
        #expect(narrow.height == 2 * font.lineHeight)
        #expect(narrow.width < wide.width)
        let single = ("word word" as NSString).boundingRect(
            with: CGSize(width: 5, height: 1000),
            attributes: [.font: font],
            context: nil
        )
        #expect(single.height == font.lineHeight)
    }

    @Test func `paragraph styles move lines apart`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        style.minimumLineHeight = 30
        let text = NSAttributedString(string: "a\nb", attributes: [.font: font, .paragraphStyle: style])
        #expect(text.size().height == 67)
        style.lineBreakMode = .byCharWrapping
        #expect(style != NSParagraphStyle.default)
        #expect((style.copy() as? NSParagraphStyle)?.lineSpacing == 7)
        style.tabStops = nil
        #expect(style.tabStops.isEmpty)
        style.setParagraphStyle(.default)
        #expect(style == NSParagraphStyle.default)
    }

    @Test func `the largest font of a line makes its height, and kern its width`() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        let plain = text.size()
        text.addAttributes([.font: UIFont.systemFont(ofSize: 40)], range: NSRange(location: 1, length: 1))
        #expect(text.size().height == UIFont.systemFont(ofSize: 40).lineHeight)
        let spaced = NSAttributedString(string: "ab", attributes: [.font: font, .kern: 3])
        #expect(abs(spaced.size().width - plain.width - 6) < 0.001)
    }

    @Test func `an attachment takes its room, and a label shows it`() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 50, height: 60)
        let text = NSAttributedString(attachment: attachment)
        #expect(text.size() == CGSize(width: 50, height: 60))
        let label = UILabel()
        label.attributedText = text
        #expect(label.intrinsicContentSize == CGSize(width: 50, height: 60))
    }

    @Test func `a label with several fonts is as high as the largest`() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "small", attributes: [.font: font])
        text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 50)]))
        label.attributedText = text
        #expect(label.intrinsicContentSize.height >= UIFont.systemFont(ofSize: 50).lineHeight)
    }

    @Test func `a field's text has the usual looks where it has none of its own`() {
        let field = UITextField()
        field.defaultTextAttributes = [.font: font, .foregroundColor: UIColor.red, .kern: 2]
        field.text = "x"
        let looks = field.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
        #expect(looks[.font] as? UIFont == font)
        #expect(looks[.kern] as? Int == 2)
        #expect(field.textColor == .red)
        #expect(field.clearButtonRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 40)).maxX == 95)
    }
}
