import Testing

@testable import HeadlessUIKit

extension UIImageViewTests {
    @Test func `an animation of some rounds ends by itself`() {
        let view = UIImageView()
        view.animationImages = [UIImage(), UIImage(), UIImage()]
        view.animationRepeatCount = 2
        view.startAnimating()
        Headless.advance(by: 0.19)
        #expect(view.isAnimating)
        Headless.advance(by: 0.02)
        #expect(!view.isAnimating)
        view.animationDuration = 1
        view.animationRepeatCount = 0
        view.startAnimating()
        Headless.advance(by: 100)
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test func `without images nothing runs`() {
        let view = UIImageView()
        view.startAnimating()
        #expect(!view.isAnimating)
        view.isHighlighted = true
        view.highlightedAnimationImages = [UIImage()]
        view.startAnimating()
        #expect(view.isAnimating)
    }
}
