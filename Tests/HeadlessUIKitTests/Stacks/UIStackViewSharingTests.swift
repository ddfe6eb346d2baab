import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIStackViewSharingTests {
    private func label(_ text: String = "Title", size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func row(_ views: UIView..., width: CGFloat = 300, height: CGFloat = 100) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    @Test func `what clings least to its size takes what is left over`() {
        let (first, second) = (label(), label())
        let stack = row(first, second)
        first.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        stack.layoutIfNeeded()
        #expect(second.frame.width == second.intrinsicContentSize.width)
        #expect(abs(first.frame.width + second.frame.width - 300) < 0.001)
        first.setContentHuggingPriority(.required, for: .horizontal)
        stack.layoutIfNeeded()
        #expect(abs(first.frame.width - first.intrinsicContentSize.width) < 0.001)
    }

    @Test func `what resists least is squeezed first`() {
        let (first, second) = (label("A long first title"), label("Second"))
        let stack = row(first, second, width: 100)
        first.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        stack.layoutIfNeeded()
        #expect(abs(second.frame.width - second.intrinsicContentSize.width) < 0.001)
        #expect(abs(second.frame.maxX - 100) < 0.001)
    }

    @Test func `what has no size of its own gives way before text does`() {
        let title = label()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
        let stack = row(box, title)
        stack.layoutIfNeeded()
        #expect(abs(title.frame.width - title.intrinsicContentSize.width) < 0.001)
        #expect(abs(title.frame.maxX - 300) < 0.001)
    }

    @Test func `text that is squeezed in a row takes more lines`() {
        let text = label("Several words that need several lines")
        text.numberOfLines = 0
        let icon = label("icon")
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = row(text, icon, width: 120, height: 200)
        stack.alignment = .top
        stack.layoutIfNeeded()
        let width = 120 - icon.intrinsicContentSize.width
        #expect(abs(text.frame.width - width) < 0.001)
        #expect(text.frame.height == text.sizeThatFits(CGSize(width: width, height: 0)).height)
        #expect(stack.sizeThatFits(CGSize(width: 120, height: 0)).height == text.frame.height)
    }

    @Test func `gaps are equal but those that must be wider`() {
        let boxes = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let stack = row(boxes[0], boxes[1], boxes[2], boxes[3], width: 140)
        stack.distribution = .equalSpacing
        stack.setCustomSpacing(60, after: boxes[1])
        stack.layoutIfNeeded()
        #expect(boxes.map(\.frame.minX) == [0, 30, 100, 130])
    }

    @Test func `middles that are equally far apart need room for the longest pair`() {
        let (first, second, third) = (UIView(), UIView(), UIView())
        for (view, width) in [(first, 10.0), (second, 50), (third, 10)] { view.frame.size.width = width }
        let stack = row(first, second, third)
        stack.distribution = .equalCentering
        stack.spacing = 4
        #expect(abs(stack.sizeThatFits(.zero).width - 78) < 0.001)
    }

    @Test func `a row is mirrored where content reads from the right`() {
        let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), label())
        let stack = row(first, second)
        stack.distribution = .equalSpacing
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(abs(first.frame.maxX - 300) < 0.001)
        #expect(abs(second.frame.minX) < 0.001)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.layoutIfNeeded()
        #expect(abs(first.frame.maxX - 300) < 0.001)
    }

    @Test func `last lines stand level`() {
        let (small, large) = (label(), label("x", size: 40))
        let stack = row(small, large)
        stack.alignment = .lastBaseline
        stack.layoutIfNeeded()
        let lines = [small, large].map { $0.frame.maxY + $0.font.descender }
        #expect(abs(lines[0] - lines[1]) < 0.001)
    }

    @Test func `a column in a row stands by its first and last lines`() {
        let (top, bottom, beside) = (label(size: 12), label(size: 12), label("x", size: 40))
        let column = UIStackView(arrangedSubviews: [top, bottom])
        column.axis = .vertical
        #expect(column.forFirstBaselineLayout === top)
        #expect(column.forLastBaselineLayout === bottom)
        let stack = row(column, beside)
        #expect(stack.forFirstBaselineLayout === beside)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        let line = column.frame.minY + top.frame.minY + top.font.ascender
        #expect(abs(line - beside.frame.minY - beside.font.ascender) < 0.001)
    }

    @Test func `spacing can be between lines of text`() {
        let (first, second) = (label(), label())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: stack.sizeThatFits(.zero).height)
        stack.layoutIfNeeded()
        let (upper, lower) = (
            first.frame.maxY + first.font.descender, second.frame.minY + second.font.ascender
        )
        #expect(abs(lower - upper - 40) < 0.5)
    }

    @Test func `a view that is turned keeps its transform`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let stack = row(view)
        stack.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 300, height: 100))
        #expect(view.center == CGPoint(x: 150, y: 50))
    }

    @Test func `a deep tree measures each stack once a pass`() {
        final class Counted: UIView {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return CGSize(width: 5, height: 5)
            }
        }
        let leaf = Counted()
        let stack = (0..<40).reduce(UIStackView(arrangedSubviews: [leaf])) { inner, _ in
            let outer = UIStackView(arrangedSubviews: [inner])
            outer.axis = .vertical
            return outer
        }
        stack.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stack.layoutIfNeeded()
        #expect(leaf.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(leaf.count < 20)
    }
}
