import HeadlessUIKit
import Testing

@Suite struct UIEdgeInsetsTests {
    @Test func `insets move a rectangle's edges inwards`() {
        let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 94, height: 46))
        #expect(rect.inset(by: .zero) == rect)
    }

    @Test func `edges have UIKit's raw values`() {
        #expect([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    }
}
