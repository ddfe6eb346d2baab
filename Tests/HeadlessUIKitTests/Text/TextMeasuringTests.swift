import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct TextMeasuringTests {
    private let font = UIFont.systemFont(ofSize: 10)
    private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

    @Test func `sizes are not rounded`() {
        let size = NSString(string: "Hello").size(withAttributes: attributes)
        #expect(abs(size.width - 22.78) < 1e-9)
        #expect(abs(size.height - font.lineHeight) < 1e-9)
        #expect("Hello".size(withAttributes: attributes) == size)
        #expect(NSAttributedString(string: "Hello", attributes: attributes).size() == size)
    }

    @Test func `lines that the text ends count, none are broken`() {
        let size = "Hello\nHi".size(withAttributes: attributes)
        #expect(abs(size.width - 22.78) < 1e-9)
        #expect(abs(size.height - 2 * font.lineHeight) < 1e-9)
    }

    @Test func `without a font text is in Helvetica of 12 points`() {
        let helvetica = UIFont(name: "Helvetica", size: 12)
        #expect("Hello".size() == "Hello".size(withAttributes: [.font: helvetica as Any]))
    }

    @Test func `lines break in the room that is given, and may be higher`() {
        let rect = "aa bb cc".boundingRect(
            with: CGSize(width: 26, height: 1),
            options: .usesLineFragmentOrigin,
            attributes: attributes,
            context: nil
        )
        #expect(rect.origin == .zero)
        #expect(rect.width <= 26)
        #expect(abs(rect.height - 2 * font.lineHeight) < 1e-9)
        let cut = NSString(string: "aa bb cc").boundingRect(
            with: CGSize(width: 26, height: 1),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: attributes,
            context: nil
        )
        #expect(abs(cut.height - font.lineHeight) < 1e-9)
    }

    @Test func `otherwise the rectangle is told from the baseline of one line`() {
        let rect = "aa bb cc".boundingRect(
            with: CGSize(width: 5, height: 5),
            attributes: attributes,
            context: nil
        )
        #expect(abs(rect.minY - font.descender) < 1e-9)
        #expect(rect.width > 26)
        #expect(abs(rect.height - font.lineHeight) < 1e-9)
    }

    @Test func `a context says how small text may be, and hears how small it is`() {
        let context = NSStringDrawingContext()
        #expect(context.minimumScaleFactor == 0)
        let text = NSAttributedString(string: "Hello", attributes: attributes)
        _ = text.boundingRect(with: CGSize(width: 11.39, height: 20), context: context)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.25
        let rect = text.boundingRect(with: CGSize(width: 11.39, height: 20), context: context)
        #expect(abs(context.actualScaleFactor - 0.5) < 1e-9)
        #expect(context.totalBounds == rect)
        #expect(abs(rect.width - 11.39) < 1e-9)
    }

    @Test func `parts count with their own fonts and the room between their letters`() {
        let text = NSMutableAttributedString(string: "Hello", attributes: attributes)
        let big = UIFont.systemFont(ofSize: 20)
        text.append(NSAttributedString(string: "Hello", attributes: [.font: big]))
        #expect(abs(text.size().width - 3 * 22.78) < 1e-9)
        #expect(abs(text.size().height - big.lineHeight) < 1e-9)
        text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))
        #expect(abs(text.size().width - 3 * 22.78 - 10) < 1e-9)
        let rect = text.boundingRect(
            with: CGSize(width: 40, height: 0),
            options: .usesLineFragmentOrigin,
            context: nil
        )
        #expect(rect.height > big.lineHeight)
    }

    @Test func `a paragraph's style says how far lines are apart, how high and how far in`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        style.paragraphSpacing = 20
        style.firstLineHeadIndent = 7
        func size(_ text: String, width: CGFloat = 0) -> CGSize {
            text.boundingRect(
                with: CGSize(width: width, height: 0),
                options: .usesLineFragmentOrigin,
                attributes: [.font: font, .paragraphStyle: style],
                context: nil
            ).size
        }
        #expect(abs(size("Hello").height - font.lineHeight) < 1e-9)
        #expect(abs(size("Hello").width - 29.78) < 1e-9)
        #expect(abs(size("aa bb cc", width: 33).height - 2 * font.lineHeight - 5) < 1e-9)
        #expect(abs(size("a\nb").height - 2 * font.lineHeight - 25) < 1e-9)
        style.lineHeightMultiple = 2
        #expect(abs(size("Hello").height - 2 * font.lineHeight) < 1e-9)
        style.maximumLineHeight = 15
        #expect(size("Hello").height == 15)
        style.lineBreakMode = .byTruncatingTail
        #expect(size("aa bb cc", width: 33).height == 15)
    }

    @Test func `what stands in a text's place takes its own room`() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 40)
        let text = NSMutableAttributedString(string: "Hello", attributes: attributes)
        text.append(NSAttributedString(attachment: attachment))
        #expect(abs(text.size().width - 52.78) < 1e-9)
        #expect(abs(text.size().height - 40) < 1e-9)
    }

    @Test func `a label measures its parts`() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "small ", attributes: attributes)
        text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        label.attributedText = text
        #expect(label.intrinsicContentSize.height == TextMeasure.pixelCeiling(UIFont.systemFont(ofSize: 40).lineHeight))
        #expect(abs(label.intrinsicContentSize.width - text.size().width) < 0.34)
        label.text = "small"
        #expect(label.intrinsicContentSize.height == TextMeasure.pixelCeiling(font.lineHeight))
    }

    @Test func `a text view measures its parts`() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let height = TextMeasure.pixelCeiling(UIFont.systemFont(ofSize: 40).lineHeight)
        #expect(abs(view.sizeThatFits(CGSize(width: 100, height: 0)).height - height - 16) < 0.001)
    }

    @Test func `text may be set smaller to fit, no further than the label allows`() {
        let label = UILabel()
        label.text = "Some words"
        let natural = label.intrinsicContentSize
        let half = CGRect(x: 0, y: 0, width: natural.width / 2, height: 100)
        #expect(label.textRect(forBounds: half, limitedToNumberOfLines: 1).height == natural.height)
        label.adjustsFontSizeToFitWidth = true
        #expect(label.textRect(forBounds: half, limitedToNumberOfLines: 1).height == natural.height)
        label.minimumScaleFactor = 0.4
        let rect = label.textRect(forBounds: half, limitedToNumberOfLines: 1)
        #expect(abs(rect.width - half.width) < 0.001)
        #expect(abs(rect.height - natural.height / 2) < 0.34)
        label.minimumScaleFactor = 0.8
        #expect(label.textRect(forBounds: half, limitedToNumberOfLines: 1).height > natural.height * 0.7)
        #expect(label.intrinsicContentSize == natural)
    }

    @Test func `lines break at the preferred width`() {
        let label = UILabel()
        label.text = "Several words that need several lines"
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 80
        #expect(label.intrinsicContentSize.width <= 80)
        #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 80, height: 0)))
        label.preferredMaxLayoutWidth = 0
        #expect(label.intrinsicContentSize.width > 80)
    }

    @Test func `letters beyond the common ones are as wide as before`() {
        let measure = TextMeasure(font: .boldSystemFont(ofSize: 10))
        let sum = "Größe 漢".map { measure.width(of: $0) }.reduce(0, +)
        #expect(abs(measure.width(of: "Größe 漢") - sum) < 1e-9)
        let ascii = "plain text".map { measure.width(of: $0) }.reduce(0, +)
        #expect(abs(measure.width(of: "plain text") - ascii) < 1e-9)
    }
}
