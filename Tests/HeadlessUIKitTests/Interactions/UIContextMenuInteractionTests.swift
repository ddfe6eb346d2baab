import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIContextMenuInteractionTests {
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        let journal = Journal()
        let preview = UIViewController()

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            journal.note("\(location.x) \(location.y)")
            return UIContextMenuConfiguration(
                previewProvider: { [preview] in preview },
                actionProvider: { [journal] _ in
                    UIMenu(children: [
                        UIAction(title: "Copy") { _ in journal.note("copy") },
                        UIAction(title: "Never", attributes: .disabled) { _ in journal.note("never") },
                    ])
                }
            )
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            animator?.addCompletion { [journal] in journal.note("opened") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            journal.note("ends")
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.preferredCommitStyle = .pop
            animator.addCompletion { [journal, preview] in
                journal.note("\(animator.previewViewController === preview)")
            }
        }
    }

    private let owner = Owner()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    private let stage: Stage

    init() {
        stage = Stage(view)
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
    }

    @Test func `an action of the menu is chosen, and the menu closes`() {
        #expect(Headless.choose("Copy", fromContextMenuOf: view) == nil)
        #expect(owner.journal.take() == ["50.0 30.0", "opened", "copy", "ends"])
    }

    @Test func `what is not there or cannot be chosen is not chosen`() {
        #expect(Headless.choose("Cut", fromContextMenuOf: view) == .missing)
        #expect(Headless.choose("Never", fromContextMenuOf: view) == .disabled)
        #expect(!owner.journal.take().contains("never"))
        #expect(Headless.choose("Copy", fromContextMenuOf: stage.window) == .missing)
    }

    @Test func `the menu of a view around is opened, and can be looked at`() {
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.addSubview(inner)
        #expect(Headless.contextMenu(of: inner)?.leaves.map(\.title) == ["Copy", "Never"])
        #expect(owner.journal.take() == ["20.0 20.0", "opened", "ends"])
    }

    @Test func `a tap on the preview commits it`() {
        #expect(Headless.tapPreview(ofContextMenuOf: view) == nil)
        #expect(owner.journal.take() == ["50.0 30.0", "opened", "ends", "true"])
    }

    @Test func `an interaction belongs to one view`() {
        let other = UIView()
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        other.addInteraction(interaction)
        #expect(interaction.view === other)
        #expect(view.interactions.count == 1)
        other.interactions = []
        #expect(interaction.view == nil)
    }

    @Test func `a preview of a view that is in no window is a mistake`() {
        let raised = Headless.exceptions { _ = UITargetedPreview(view: UIView()) }
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
        #expect(Headless.exceptions { _ = UITargetedPreview(view: view) }.isEmpty)
    }

    @Test func `a button's menu opens when a finger stays on it too`() {
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
        stage.window.addSubview(button)
        #expect(button.contextMenuInteraction == nil)
        button.menu = UIMenu(children: [UIAction(title: "Sort") { [owner] _ in owner.journal.note("sort") }])
        #expect(button.isContextMenuInteractionEnabled)
        #expect(Headless.choose("Sort", fromContextMenuOf: button) == nil)
        #expect(owner.journal.take() == ["sort"])
        button.menu = nil
        #expect(button.contextMenuInteraction == nil)
    }

    @Test func `a menu for what is selected shows what the delegate says`() {
        final class Editor: NSObject, UIEditMenuInteractionDelegate {
            var isDone = false
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                UIMenu(children: [
                    UIAction(title: "\(configuration.identifier)") { [weak self] _ in self?.isDone = true }
                ])
            }
        }
        let editor = Editor()
        let interaction = UIEditMenuInteraction(delegate: editor)
        view.addInteraction(interaction)
        #expect(Headless.editMenu(of: view) == nil)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "Look up", sourcePoint: .zero))
        #expect(Headless.choose("Look up", fromEditMenuOf: view) == nil)
        #expect(editor.isDone)
        #expect(Headless.editMenu(of: view) == nil)
    }
}
