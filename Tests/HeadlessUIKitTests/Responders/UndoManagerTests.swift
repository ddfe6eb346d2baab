import HeadlessUIKit
import Testing

@MainActor @Suite struct UndoManagerTests {
    @MainActor
    private final class Note {
        var text = ""
        let manager: UndoManager

        init(_ manager: UndoManager) { self.manager = manager }

        func write(_ text: String) {
            let former = self.text
            manager.registerUndo(withTarget: self) { $0.write(former) }
            self.text = text
        }
    }

    private let manager = UndoManager()
    private let note: Note

    init() {
        note = Note(manager)
    }

    @Test func `what was written in one turn is taken back together, and made again`() {
        note.write("one")
        Headless.advance(by: 0)
        note.write("two")
        note.write("three")
        Headless.advance(by: 0)
        manager.undo()
        #expect(note.text == "one")
        #expect(manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(note.text == "" && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(note.text == "three" && !manager.canRedo)
        manager.undo()
        #expect(note.text == "one")
    }

    @Test func `a new change forgets what could be made again`() {
        note.write("one")
        manager.undo()
        #expect(manager.canRedo)
        note.write("two")
        #expect(!manager.canRedo)
    }

    @Test func `groups inside each other are one`() {
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        note.write("one")
        manager.beginUndoGrouping()
        note.write("two")
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(note.text == "")
    }

    @Test func `a group's name is on the menu, both ways`() {
        note.write("one")
        manager.setActionName("Typing")
        #expect(manager.undoActionName == "Typing" && manager.undoMenuItemTitle == "Undo Typing")
        #expect(manager.redoMenuItemTitle == "Redo")
        manager.undo()
        #expect(manager.redoActionName == "Typing" && manager.redoMenuItemTitle == "Redo Typing")
        #expect(manager.undoMenuItemTitle == "Undo")
    }

    @Test func `the oldest groups go where there are too many`() {
        manager.levelsOfUndo = 2
        for text in ["one", "two", "three"] {
            note.write(text)
            Headless.advance(by: 0)
        }
        for _ in 0..<3 { manager.undo() }
        #expect(note.text == "one")
    }

    @Test func `nothing is kept while that is forbidden, nor of whom is to be forgotten or is gone`() {
        manager.disableUndoRegistration()
        note.write("one")
        #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
        manager.enableUndoRegistration()
        note.write("two")
        manager.removeAllActions(withTarget: note)
        manager.undo()
        #expect(note.text == "two")
        var gone: Note? = Note(manager)
        gone?.write("three")
        gone = nil
        manager.undo()
        #expect(!manager.canRedo)
    }

    @Test func `groups that do not fit are raised`() {
        manager.groupsByEvent = false
        let raised = Headless.exceptions {
            note.write("one")
            manager.endUndoGrouping()
            manager.beginUndoGrouping()
            manager.undo()
        }
        #expect(raised.map(\.name) == Array(repeating: "NSInternalInconsistencyException", count: 3))
    }

    @Test func `whoever wants to hear of it does`() {
        nonisolated(unsafe) var heard = 0
        let names: [NSNotification.Name] = [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange]
        let observers = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: manager, queue: nil) { _ in heard += 1 }
        }
        note.write("one")
        manager.undo()
        #expect(heard == 2)
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test func `a view's changes are taken back by its window, unless someone between has a manager`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = UIView()
        #expect(view.undoManager == nil)
        window.addSubview(view)
        #expect(view.undoManager != nil)
        #expect(view.undoManager === window.undoManager)
        let place = PlaceWithManager()
        window.addSubview(place)
        place.addSubview(view)
        #expect(view.undoManager === place.manager)
    }
}

private final class PlaceWithManager: UIView {
    let manager = UndoManager()
    override var undoManager: UndoManager? { manager }
}
