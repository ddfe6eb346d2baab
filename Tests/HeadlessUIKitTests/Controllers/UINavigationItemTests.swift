import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UINavigationItemTests {
    @Test func `the item takes the controller's title, whichever comes first`() {
        let early = UIViewController()
        early.title = "Early"
        #expect(early.navigationItem.title == "Early")
        early.title = "Later"
        #expect(early.navigationItem.title == "Later")
        early.navigationItem.title = "Own"
        #expect(early.title == "Later")
        #expect(early.navigationItem === early.navigationItem)
    }

    @Test func `one button is the first of several`() {
        let item = UINavigationItem(title: "Title")
        let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .done))
        item.rightBarButtonItems = [first, second]
        #expect(item.rightBarButtonItem === first)
        item.rightBarButtonItem = second
        #expect(item.rightBarButtonItems == [second])
        item.setLeftBarButton(first, animated: true)
        #expect(item.leftBarButtonItems == [first])
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItems == nil)
    }
}
