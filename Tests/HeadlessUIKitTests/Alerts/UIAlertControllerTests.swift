import Testing

@testable import HeadlessUIKit

extension FrontmostAlerts {
    @MainActor @Suite struct UIAlertControllerTests {
        let journal = Journal()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = UIViewController()
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)

        init() {
            window.rootViewController = screen
            window.isHidden = false
        }

        private func answer(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
            UIAlertAction(title: title, style: style) { [journal, screen] _ in
                journal.note(screen.presentedViewController == nil ? "\(title), gone" : "\(title), there")
            }
        }

        @Test func `an answer's handler runs once the alert is gone`() {
            alert.addAction(answer("Delete", .destructive))
            screen.present(alert, animated: true)
            Headless.advance(by: 0.5)
            #expect(Headless.alert === alert)
            #expect(Headless.choose("Delete") == nil)
            #expect(journal.take() == [])
            Headless.advance(by: 0.5)
            #expect(journal.take() == ["Delete, gone"])
            #expect(Headless.alert !== alert)
        }

        @Test func `answers that cannot be given say why`() {
            let action = answer("Delete")
            action.isEnabled = false
            alert.addAction(action)
            #expect(Headless.choose("Delete", in: alert) == .disabled)
            action.isEnabled = true
            #expect(Headless.choose("Delete", in: alert) == .notOnScreen)
            screen.present(alert, animated: false)
            #expect(Headless.choose("Keep") == .missing)
            action.isEnabled = false
            #expect(Headless.choose("Delete") == .disabled)
        }

        @Test func `the alert shows its words, fields and answers in the middle of the screen`() throws {
            alert.addTextField { $0.placeholder = "Reason" }
            alert.addAction(answer("Keep", .cancel))
            alert.addAction(answer("Delete"))
            alert.addAction(answer("Archive"))
            screen.present(alert, animated: false)
            #expect(alert.textFields?.first?.isFirstResponder == true)
            #expect(alert.view.frame.width == 270)
            #expect(abs(alert.view.frame.midY - window.bounds.midY) < 1)
            let labels = alert.view.subviews.compactMap { ($0 as? UILabel)?.text }
            #expect(labels == ["Delete?", "It is gone then."])
            let buttons = alert.view.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
            #expect(buttons == ["Delete", "Archive", "Keep"])
            #expect(alert.actions.map(\.title) == ["Keep", "Delete", "Archive"])
            #expect(Headless.type("old", into: try #require(alert.textFields?.first)) == nil)
            #expect(alert.textFields?.first?.text == "old")
        }

        @Test func `of two answers the one that cancels comes first`() {
            alert.addAction(answer("Delete"))
            alert.addAction(answer("Keep", .cancel))
            #expect(alert.shownActions.map(\.title) == ["Keep", "Delete"])
        }

        @Test func `what is below an alert hears nothing`() {
            let below = RecordingController("below", in: journal)
            window.rootViewController = below
            _ = journal.take()
            below.present(alert, animated: false)
            below.dismiss(animated: false)
            #expect(journal.take() == [])
        }

        @Test func `a second answer that cancels is raised`() {
            alert.addAction(answer("Keep", .cancel))
            let raised = Headless.exceptions { alert.addAction(answer("Stop", .cancel)) }
            #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
            #expect(
                raised.first?.reason
                    == "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            )
            #expect(alert.actions.count == 1)
        }

        @Test func `a field in a sheet of actions is raised`() {
            let sheet = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
            let raised = Headless.exceptions { sheet.addTextField() }
            #expect(raised.first?.reason.hasSuffix("of style UIAlertControllerStyleAlert") == true)
            #expect(sheet.textFields == nil)
        }

        @Test func `the preferred answer must be one of the alert's`() {
            let action = answer("Delete")
            #expect(Headless.exceptions { alert.preferredAction = action }.count == 1)
            #expect(alert.preferredAction == nil)
            alert.addAction(action)
            alert.preferredAction = action
            #expect(alert.preferredAction === action)
        }

        @Test func `an alert with nothing to show is raised`() {
            let empty = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            let raised = Headless.exceptions { screen.present(empty, animated: false) }
            #expect(raised.first?.reason == "UIAlertController must have a title, a message or an action to display")
            #expect(screen.presentedViewController == nil)
        }

        @Test func `a sheet of actions lies at the bottom of a phone, and a tap beside it cancels`() {
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(answer("Delete"))
            sheet.addAction(answer("Keep", .cancel))
            screen.present(sheet, animated: false)
            #expect(abs(sheet.view.frame.maxY - 818) < 0.001)
            #expect(Headless.swipeAway(sheet) == nil)
            Headless.advance(by: 0.5)
            #expect(journal.take() == ["Keep, gone"])
        }

        @Test func `an alert cannot be swiped away`() {
            screen.present(alert, animated: false)
            #expect(Headless.swipeAway(alert) == .refused)
            #expect(screen.presentedViewController === alert)
        }

        @Test func `a copy of an answer is another that does the same`() throws {
            let action = answer("Delete")
            let copy = try #require(action.copy() as? UIAlertAction)
            #expect(copy !== action)
            #expect(copy.title == "Delete")
            copy.handler?(copy)
            #expect(journal.take() == ["Delete, gone"])
        }
    }
}
