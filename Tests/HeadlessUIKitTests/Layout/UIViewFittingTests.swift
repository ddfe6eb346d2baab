import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewFittingTests {
    private let label = UILabel()

    init() {
        label.text = "Several words that need several lines"
        label.numberOfLines = 0
    }

    @Test func `a required width gives the height at that width`() {
        let size = label.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size.width == 100)
        #expect(size.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        #expect(size.height > label.intrinsicContentSize.height)
    }

    @Test func `a weak target gives the size that the content wants`() {
        label.numberOfLines = 1
        for target in [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize] {
            let size = label.systemLayoutSizeFitting(
                target,
                withHorizontalFittingPriority: .fittingSizeLevel,
                verticalFittingPriority: .fittingSizeLevel
            )
            #expect(size == label.intrinsicContentSize)
            #expect(label.systemLayoutSizeFitting(target) == label.intrinsicContentSize)
        }
    }

    @Test func `wishes weigh against the target`() {
        label.numberOfLines = 1
        func width(_ target: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
            label.systemLayoutSizeFitting(
                CGSize(width: target, height: 0),
                withHorizontalFittingPriority: priority,
                verticalFittingPriority: .fittingSizeLevel
            ).width
        }
        #expect(width(1000, UILayoutPriority(251)) == 1000)
        #expect(width(1000, .fittingSizeLevel) == label.intrinsicContentSize.width)
        #expect(width(10, UILayoutPriority(700)) == label.intrinsicContentSize.width)
        #expect(width(10, UILayoutPriority(751)) == 10)
    }

    @Test func `alignment rectangles lie inside of frames by the insets`() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        let view = Shadowed()
        #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 12, y: 11, width: 94, height: 96))
        #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
        #expect(UIView().alignmentRect(forFrame: frame) == frame)
    }

    @Test func `a view's baselines are its own unless it names another`() {
        let view = UIView()
        #expect(view.forFirstBaselineLayout === view)
        #expect(view.forLastBaselineLayout === view)
        #expect(view.baselines(in: CGSize(width: 5, height: 7)) == (7, 7))
        let label = UILabel()
        label.text = "x"
        let height = label.intrinsicContentSize.height
        let baselines = label.baselines(in: CGSize(width: 50, height: height + 10))
        #expect(abs(baselines.first - 5 - label.font.ascender) < 0.001)
        #expect(abs(baselines.last - height - 5 - label.font.descender) < 0.001)
    }

    @Test func `sizes of the system are UIKit's`() {
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
        #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
    }
}
