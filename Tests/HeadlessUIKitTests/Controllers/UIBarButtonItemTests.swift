import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIBarButtonItemTests {
    @Test func `a button takes the words of its action, unless it has its own`() {
        let action = UIAction(title: "Share") { _ in }
        #expect(UIBarButtonItem(primaryAction: action).title == "Share")
        #expect(UIBarButtonItem(title: "Send", primaryAction: action).title == "Send")
        #expect(UIBarButtonItem(primaryAction: action).primaryAction === action)
        #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).title == nil)
    }

    @Test func `done is bold`() {
        #expect(UIBarButtonItem(systemItem: .done).style == .done)
        #expect(UIBarButtonItem(systemItem: .add).style == .plain)
        #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
        #expect(UIBarButtonItem.Style.done.rawValue == 2)
    }

    @Test func `the edit button starts and ends editing, and keeps no controller alive`() {
        weak var freed: UIViewController?
        let item: UIBarButtonItem
        do {
            let controller = UIViewController()
            freed = controller
            item = controller.editButtonItem
            #expect(item.title == "Edit")
            item.primaryAction?.perform(for: item)
            #expect(controller.isEditing)
            #expect(item.title == "Done")
            controller.isEditing = false
            #expect(item.title == "Edit")
        }
        #expect(freed == nil)
    }

    @Test func `room has a width`() {
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
        #expect(UIBarButtonItem.flexibleSpace().width == 0)
    }
}
