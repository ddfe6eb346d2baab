import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewTests {
    @Test func `a new view has UIKit's defaults`() {
        let view = UIView()
        #expect(view.frame == .zero)
        #expect(view.backgroundColor == nil)
        #expect(view.isOpaque)
        #expect(!view.clipsToBounds)
        #expect(view.contentMode == .scaleToFill)
        #expect(view.isUserInteractionEnabled)
        #expect(view.alpha == 1)
        #expect(!view.isHidden)
        #expect(view.tag == 0)
        #expect(view.autoresizesSubviews)
        #expect(view.autoresizingMask == [])
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.transform == .identity)
        #expect(view.subviews.isEmpty)
        #expect(view.superview == nil)
        #expect(view.window == nil)
        #expect(view.next == nil)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func `alpha stays between 0 and 1`() {
        let view = UIView()
        view.alpha = 2
        #expect(view.alpha == 1)
        view.alpha = -1
        #expect(view.alpha == 0)
        view.alpha = 0.5
        #expect(view.alpha == 0.5)
        #expect(view.layer.opacity == 0.5)
    }

    @Test func `alpha and isHidden leave the subviews' own values alone`() {
        let view = UIView()
        let subview = UIView()
        view.addSubview(subview)
        view.alpha = 0.25
        view.isHidden = true
        #expect(subview.alpha == 1)
        #expect(!subview.isHidden)
        #expect(view.subviews == [subview])
    }

    @Test func `looks are the layer's`() {
        let view = UIView()
        view.clipsToBounds = true
        view.isHidden = true
        view.isOpaque = false
        view.backgroundColor = .red
        #expect(view.layer.masksToBounds)
        #expect(view.layer.isHidden)
        #expect(!view.layer.isOpaque)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test func `a mask gives its layer to the view's`() {
        let view = UIView()
        let mask = UIView()
        view.mask = mask
        #expect(view.layer.mask === mask.layer)
    }

    @Test func `subviews and their superview do not keep each other alive`() {
        weak var freed: UIView?
        weak var freedSubview: UIView?
        do {
            let view = UIView()
            view.addSubview(UIView())
            freed = view
            freedSubview = view.subviews.first
        }
        #expect(freed == nil)
        #expect(freedSubview == nil)
    }

    @Test func `subclasses may have an init without arguments, as with UIKit`() {
        final class Plain: UIView {
            init() {
                super.init(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
            }

            required init?(coder: NSCoder) {
                nil
            }
        }
        #expect(Plain().bounds.size == CGSize(width: 3, height: 4))
    }

    @Test func `content priorities have UIKit's defaults, and ask the superview for layout`() {
        let outer = UIView()
        let view = UIView()
        outer.addSubview(view)
        outer.layoutIfNeeded()
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 1000)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(outer.core.needsLayout)
    }
}
