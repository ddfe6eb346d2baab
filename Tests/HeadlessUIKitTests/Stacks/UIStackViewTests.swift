import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIStackViewTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func stack(_ views: UIView..., axis: NSLayoutConstraint.Axis = .vertical) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        return stack
    }

    @Test func `arranged views are subviews, and leave with them`() {
        let (first, second) = (box(1, 1), box(1, 1))
        let stack = stack(first, second)
        #expect(stack.subviews == [first, second])
        stack.removeArrangedSubview(first)
        #expect(stack.subviews == [first, second])
        #expect(stack.arrangedSubviews == [second])
        second.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        stack.insertArrangedSubview(second, at: 0)
        stack.insertArrangedSubview(first, at: 0)
        #expect(stack.arrangedSubviews == [first, second])
    }

    @Test func `what is left over goes to what has no size of its own`() {
        let label = UILabel()
        label.text = "Title"
        let flexible = box(10, 10)
        let stack = stack(label, flexible)
        stack.spacing = 4
        stack.layoutIfNeeded()
        let height = label.intrinsicContentSize.height
        #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: height))
        #expect(abs(flexible.frame.minY - height - 4) < 0.001)
        #expect(abs(flexible.frame.maxY - 100) < 0.001)
    }

    // Facts 4: hidden arranged views collapse.
    @Test func `a hidden view takes no room, and its spacing goes too`() {
        let (first, second, third) = (box(10, 10), box(10, 10), box(10, 10))
        let stack = stack(first, second, third)
        stack.distribution = .fillEqually
        stack.spacing = 10
        stack.layoutIfNeeded()
        #expect(abs(third.frame.height - 80.0 / 3) < 0.001)
        second.isHidden = true
        stack.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 45))
        #expect(third.frame == CGRect(x: 0, y: 55, width: 100, height: 45))
    }

    @Test func `what is left over goes between`() {
        let (first, second, third) = (box(10, 10), box(10, 20), box(10, 10))
        let stack = stack(first, second, third)
        stack.distribution = .equalSpacing
        stack.layoutIfNeeded()
        #expect([first, second, third].map(\.frame.minY) == [0, 40, 90])
        stack.distribution = .equalCentering
        stack.layoutIfNeeded()
        #expect([first, second, third].map(\.frame.midY) == [5, 50, 95])
    }

    @Test func `views grow as they are long`() {
        let (first, second) = (box(10, 10), box(10, 30))
        let stack = stack(first, second)
        stack.distribution = .fillProportionally
        stack.layoutIfNeeded()
        #expect([first, second].map(\.frame.height) == [25, 75])
    }

    @Test(arguments: [
        (UIStackView.Alignment.leading, CGFloat(0), CGFloat(20)), (.center, 40, 20), (.trailing, 80, 20),
        (.fill, 0, 100),
    ])
    func `views are aligned across`(alignment: UIStackView.Alignment, start: CGFloat, length: CGFloat) {
        let view = box(20, 10)
        let stack = stack(view)
        stack.alignment = alignment
        stack.layoutIfNeeded()
        #expect(view.frame.minX == start)
        #expect(view.frame.width == length)
    }

    @Test func `margins and custom spacing are kept`() {
        let (first, second, third) = (box(10, 10), box(10, 10), box(10, 10))
        let stack = stack(first, second, third, axis: .horizontal)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        stack.distribution = .equalSpacing
        stack.spacing = 2
        stack.setCustomSpacing(60, after: first)
        stack.frame.size.width = 102
        stack.layoutIfNeeded()
        #expect(first.frame.minX == 5)
        #expect(second.frame.minX == 75)
        #expect(first.frame.minY == 5)
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 102, height: 20))
    }

    @Test func `first lines stand level`() {
        let (small, large) = (UILabel(), UILabel())
        for label in [small, large] { label.text = "x" }
        large.font = .systemFont(ofSize: 40)
        let stack = stack(small, large, axis: .horizontal)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        #expect(abs(small.frame.minY + small.font.ascender - large.frame.minY - large.font.ascender) < 0.001)
    }

    @Test func `a stack in a stack follows what it holds`() {
        let label = UILabel()
        let inner = UIStackView(arrangedSubviews: [label])
        let below = UILabel()
        below.text = "below"
        let outer = stack(inner, below, box(0, 0))
        outer.layoutIfNeeded()
        #expect(below.frame.minY == 0)
        label.text = "above"
        outer.layoutIfNeeded()
        #expect(abs(below.frame.minY - label.intrinsicContentSize.height) < 0.001)
    }

    @Test func `a place that is not there raises`() {
        let stack = UIStackView()
        let raised = Headless.exceptions { stack.insertArrangedSubview(UIView(), at: 2) }
        #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
    }
}
