import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIVisualEffectViewTests {
    @Test func `content goes into contentView, which fills the view`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        #expect(view.contentView.superview === view)
        #expect(view.contentView.frame == view.bounds)
        let label = UILabel()
        view.contentView.addSubview(label)
        #expect(label.superview === view.contentView)
    }

    @Test func `a subview added directly is refused in UIKit's words`() {
        let view = UIVisualEffectView(effect: nil)
        let raised = Headless.exceptions { view.addSubview(UILabel()) }
        #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
        #expect(
            raised.first?.reason.hasSuffix(
                "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."
            ) == true
        )
        #expect(view.subviews == [view.contentView])
    }

    @Test func `effects of the same style are equal`() {
        let blur = UIBlurEffect(style: .dark)
        #expect(blur == UIBlurEffect(style: .dark))
        #expect(blur != UIBlurEffect(style: .light))
        let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .label)
        #expect(vibrancy == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
        #expect(vibrancy != UIVibrancyEffect(blurEffect: blur))
        #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    }

    @Test func `tilting moves between the least and the greatest`() {
        let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        across.minimumRelativeValue = -10
        across.maximumRelativeValue = 30
        let group = UIMotionEffectGroup()
        group.motionEffects = [across]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
        #expect(values?["center.x"] as? CGFloat == 20)
        let view = UIView()
        view.addMotionEffect(group)
        #expect(view.motionEffects == [group])
        view.removeMotionEffect(group)
        #expect(view.motionEffects.isEmpty)
    }
}
