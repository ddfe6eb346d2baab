import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewConstraintPassTests {
    private class Noting: UIView {
        var name = ""
        var journal: Journal?

        override func updateConstraints() {
            journal?.note("\(name).updateConstraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            journal?.note("\(name).layoutSubviews")
        }
    }

    private final class Demanding: Noting {
        override class var requiresConstraintBasedLayout: Bool { true }
    }

    private let journal = Journal()
    private let outer = Noting()
    private let inner = Noting()

    init() {
        (outer.name, inner.name) = ("outer", "inner")
        (outer.journal, inner.journal) = (journal, journal)
        outer.addSubview(inner)
    }

    @Test func `constraints are updated from the inside out, then laid out from the outside in`() {
        inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
        outer.layoutIfNeeded()
        #expect(
            journal.take() == [
                "inner.updateConstraints", "outer.updateConstraints", "outer.layoutSubviews", "inner.layoutSubviews",
            ]
        )
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(journal.take() == ["outer.layoutSubviews"])
    }

    @Test func `without any constraint no one is asked to update`() {
        outer.layoutIfNeeded()
        outer.updateConstraintsIfNeeded()
        #expect(!journal.take().contains("inner.updateConstraints"))
    }

    @Test func `a class that needs constraints is asked to make the first`() {
        let view = Demanding()
        (view.name, view.journal) = ("demanding", journal)
        outer.addSubview(view)
        outer.layoutIfNeeded()
        #expect(journal.take().contains("demanding.updateConstraints"))
        let alone = Demanding()
        (alone.name, alone.journal) = ("alone", journal)
        alone.updateConstraintsIfNeeded()
        #expect(journal.take() == ["alone.updateConstraints"])
    }

    @Test func `an update that is asked for comes once, without a layout`() {
        outer.layoutIfNeeded()
        _ = journal.take()
        outer.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints())
        outer.updateConstraintsIfNeeded()
        outer.updateConstraintsIfNeeded()
        #expect(!outer.needsUpdateConstraints())
        #expect(journal.take() == ["inner.updateConstraints", "outer.updateConstraints"])
        inner.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        #expect(journal.take() == ["inner.updateConstraints"])
    }

    @Test func `a turn of the clock brings it in a window`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        window.addSubview(outer)
        window.layoutIfNeeded()
        _ = journal.take()
        inner.setNeedsUpdateConstraints()
        Headless.advance(by: 0)
        #expect(journal.take() == ["inner.updateConstraints", "outer.updateConstraints"])
    }

    @Test func `the controller of a view hears first, and passes on`() {
        final class Screen: UIViewController {
            let journal = Journal()

            override func loadView() {
                let view = Noting()
                (view.name, view.journal) = ("view", journal)
                self.view = view
            }

            override func updateViewConstraints() {
                journal.note("updateViewConstraints")
                super.updateViewConstraints()
            }

            override func viewWillLayoutSubviews() {
                journal.note("viewWillLayoutSubviews")
            }
        }
        let screen = Screen()
        screen.view.setNeedsUpdateConstraints()
        screen.view.layoutIfNeeded()
        #expect(
            screen.journal.take() == [
                "updateViewConstraints", "view.updateConstraints", "viewWillLayoutSubviews", "view.layoutSubviews",
            ]
        )
    }

    @Test func `an update that always asks for another ends`() {
        final class Restless: UIView {
            var count = 0

            override func updateConstraints() {
                count += 1
                setNeedsUpdateConstraints()
                super.updateConstraints()
            }
        }
        let view = Restless()
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
        #expect(view.count > 1)
    }
}
