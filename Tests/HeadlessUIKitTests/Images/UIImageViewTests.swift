import HeadlessUIKit
import Testing

@MainActor @Suite struct UIImageViewTests {
    @Test func `a view made of an image is as large as it`() throws {
        let image = try #require(UIImage(systemName: "star"))
        let view = UIImageView(image: image)
        #expect(view.frame.size == image.size)
        #expect(view.intrinsicContentSize == image.size)
        #expect(UIImageView(image: nil).intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    // Facts 4: image views take no touches.
    @Test func `an image view takes no touches`() {
        #expect(!UIImageView().isUserInteractionEnabled)
    }
}
