import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIStoryboardSegueTests {
    let source = UIViewController()
    let destination = UIViewController()

    @Test func `a segue goes the way of its handler`() {
        let journal = Journal()
        let segue = UIStoryboardSegue(identifier: "next", source: source, destination: destination) {
            journal.note("went")
        }
        segue.perform()
        #expect(journal.take() == ["went"])
        #expect(segue.identifier == "next")
        #expect(segue.source === source)
        #expect(segue.destination === destination)
    }

    @Test func `a segue that the controller does not have is raised`() {
        let raised = Headless.exceptions { source.performSegue(withIdentifier: "next", sender: nil) }
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
        #expect(raised.first?.reason.hasSuffix("has no segue with identifier 'next'") == true)
        #expect(source.shouldPerformSegue(withIdentifier: "next", sender: nil))
        #expect(source.storyboard == nil)
    }

    @Test func `the children that may be led back to leave out the one that is passed`() {
        let other = UIViewController()
        source.addChild(destination)
        source.addChild(other)
        let leaf = UIViewController()
        destination.addChild(leaf)
        let start = UIStoryboardUnwindSegueSource(source: leaf, sender: nil)
        #expect(source.childContaining(start) === destination)
        #expect(source.allowedChildrenForUnwinding(from: start) == [other])
    }

    @Test func `a storyboard that is not there is raised`() {
        let raised = Headless.exceptions { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
        #expect(raised.first?.reason.hasPrefix("Could not find a storyboard named 'Nowhere' in bundle ") == true)
    }
}
