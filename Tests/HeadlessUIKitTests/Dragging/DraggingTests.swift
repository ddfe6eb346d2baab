import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct DraggingTests {
    private final class Owner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var operation = UIDropOperation.copy
        var text: String? = "Hello"
        var received: [String] = []
        let journal = Journal()

        func dragInteraction(
            _ interaction: UIDragInteraction,
            itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            guard let text else { return [] }
            let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
            item.localObject = text
            return [item]
        }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            session: any UIDragSession,
            didEndWith operation: UIDropOperation
        ) { journal.note("drag \(operation)") }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: NSString.self)
        }

        func dropInteraction(
            _ interaction: UIDropInteraction,
            sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            session.loadObjects(ofClass: String.self) { [weak self] texts in self?.received = texts }
            journal.note("drop \(session.items.first?.localObject as? String ?? "")")
        }

        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            journal.note("exit")
        }
    }

    private let owner = Owner()
    private let source = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let target = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    private let stage: Stage

    init() {
        stage = Stage(source, target)
        let drag = UIDragInteraction(delegate: owner)
        drag.isEnabled = true
        source.addInteraction(drag)
        target.addInteraction(UIDropInteraction(delegate: owner))
    }

    @Test func `what is dragged is dropped, and its text arrives`() {
        #expect(Headless.drag(source, to: target) == nil)
        #expect(owner.journal.take() == ["drop Hello", "drag copy"])
        Headless.advance(by: 0)
        #expect(owner.received == ["Hello"])
    }

    @Test func `what is forbidden is not dropped`() {
        owner.operation = .forbidden
        #expect(Headless.drag(source, to: target) == .refused)
        #expect(owner.journal.take() == ["exit", "drag forbidden"])
    }

    @Test func `where nothing can be dragged, nothing is`() {
        owner.text = nil
        #expect(Headless.drag(source, to: target) == .missing)
        #expect(Headless.drag(target, to: source) == .missing)
        target.isHidden = true
        #expect(Headless.drag(source, to: target) == .hidden)
        #expect(owner.journal.take().isEmpty)
    }

    @Test func `what is dragged to where nothing is taken goes back`() {
        #expect(Headless.drag(source, to: stage.window) == .refused)
        #expect(owner.journal.take() == ["drag cancel"])
    }

    @Test func `a provider tells what it has`() {
        let provider = NSItemProvider(object: NSString(string: "Hello"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
    }
}
