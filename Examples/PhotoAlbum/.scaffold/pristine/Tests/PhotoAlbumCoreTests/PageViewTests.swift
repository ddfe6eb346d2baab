import PhotoAlbumCore
import Testing

@MainActor
@Suite struct PageViewTests {
    private let page = PhotoAlbumPageView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let column = UIStackView()
    private let label = UILabel()

    init() {
        column.axis = .vertical
        label.numberOfLines = 0
        column.addArrangedSubview(label)
        scroll.addSubview(column)
        page.addSubview(scroll)
    }

    @Test func `the column is as wide as the page, and can be scrolled as far as it reaches`() {
        label.text = "One line"
        page.layoutIfNeeded()
        #expect(column.frame.minX == 16 && column.frame.maxX == 304)
        #expect(abs(column.frame.minY - 16) < 0.1)
        #expect(abs(column.frame.height - label.sizeThatFits(page.bounds.size).height) < 0.1)
        #expect(scroll.contentSize.width == 320)
        #expect(abs(scroll.contentSize.height - column.frame.maxY - 16) < 0.1)
    }

    @Test func `a longer text makes the page longer`() {
        label.text = "One line"
        page.layoutIfNeeded()
        let before = scroll.contentSize.height
        label.text = String(repeating: "Many lines. ", count: 100)
        page.setNeedsLayout()
        page.layoutIfNeeded()
        #expect(scroll.contentSize.height > before + 100)
    }

    @Test func `what the keyboard covers can be scrolled to while it is there`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        window.addSubview(page)
        page.frame = window.bounds
        moveKeyboard(to: 300)
        #expect(scroll.contentInset.bottom == 300 - page.safeAreaInsets.bottom)
        #expect(scroll.verticalScrollIndicatorInsets.bottom == scroll.contentInset.bottom)
        moveKeyboard(to: 0)
        #expect(scroll.contentInset.bottom == 0)
        #expect(scroll.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test func `a page without a column stays as it is`() {
        scroll.removeFromSuperview()
        page.layoutIfNeeded()
        #expect(page.subviews.isEmpty)
    }

    private func moveKeyboard(to height: CGFloat) {
        let screen = UIScreen.main.bounds
        let frame = CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)]
        )
    }
}
