import HeadlessUIKit
import Testing

@MainActor @Suite struct UILabelTests {
    // Facts 4: labels take no touches.
    @Test func `a label starts as UIKit's does`() {
        let label = UILabel()
        #expect(!label.isUserInteractionEnabled)
        #expect(label.text == nil)
        #expect(label.font === UIFont.systemFont(ofSize: 17))
        #expect(label.textColor === UIColor.label)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
    }

    @Test func `nil takes the usual font and colour back`() {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 30)
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        #expect(label.font.pointSize == 17)
        #expect(label.textColor === UIColor.label)
    }

    @Test func `one line is as wide as its text, several break at the width`() {
        let label = UILabel()
        label.text = "one two three"
        let line = label.sizeThatFits(CGSize(width: 40, height: 0))
        #expect(line.width > 40)
        #expect(label.intrinsicContentSize == line)
        label.numberOfLines = 0
        let lines = label.sizeThatFits(CGSize(width: 60, height: 0))
        #expect(lines.width <= 60)
        #expect(lines.height > line.height * 1.5)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 40, height: 0)).height <= line.height * 2)
        label.text = nil
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func `attributed text gives its words and its font`() {
        let label = UILabel()
        let big = UIFont.systemFont(ofSize: 40)
        label.attributedText = NSAttributedString(string: "Hi", attributes: [.font: big])
        #expect(label.text == "Hi")
        #expect(label.font === big)
    }

    @Test func `another text asks the superview for a layout`() {
        final class Parent: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel()
        parent.addSubview(label)
        parent.layoutIfNeeded()
        label.text = "new"
        parent.layoutIfNeeded()
        #expect(parent.layouts == 2)
    }
}
