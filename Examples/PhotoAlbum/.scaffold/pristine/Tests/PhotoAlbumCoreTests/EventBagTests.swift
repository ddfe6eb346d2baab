import Dispatch
import PhotoAlbumCore
import Testing

@MainActor
@Suite struct EventBagTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("EventBagTests")

    @Test func `an observer hears each notification until the bag is emptied`() async {
        let bag = EventBag()
        var heard = 0
        bag.observe(name, from: center) { heard += 1 }
        await post()
        await post()
        bag.removeAll()
        await post()
        #expect(heard == 2)
    }

    @Test func `an observer hears nothing once the bag is gone`() async {
        var bag: EventBag? = EventBag()
        var heard = 0
        bag?.observe(name, from: center) { heard += 1 }
        bag = nil
        await post()
        #expect(heard == 0)
    }

    @Test func `a notification from another thread is heard on the main actor, if the bag still holds it`() async {
        let bag = EventBag()
        var heard = 0
        bag.observe(name, from: center) { heard += 1 }
        postFromElsewhere()
        await Task.yield()
        #expect(heard == 1)
        postFromElsewhere()
        bag.removeAll()
        await Task.yield()
        #expect(heard == 1)
    }

    @Test func `a control's event is handled until the bag is emptied`() {
        let bag = EventBag()
        let button = UIButton(type: .system)
        var taps = 0
        bag.on(.touchUpInside, of: button) { taps += 1 }
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        bag.removeAll()
        button.sendActions(for: .touchUpInside)
        #expect(taps == 1)
    }

    @Test func `a list that is pulled down has a wheel that turns, and is heard until the bag is emptied`() {
        let bag = EventBag()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var pulls = 0
        bag.onRefresh(of: list) { pulls += 1 }
        list.refreshControl?.sendActions(for: .valueChanged)
        bag.removeAll()
        list.refreshControl?.sendActions(for: .valueChanged)
        #expect(pulls == 1)
    }

    @Test func `a gesture is on its view, and handled, until the bag is emptied`() {
        let bag = EventBag()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(view)
        window.isHidden = false
        let tap = UITapGestureRecognizer()
        var places: [CGPoint] = []
        bag.on(tap, of: view) { places.append($0.location(in: view)) }
        #expect(tap.view === view)
        // Only the stand-in for UIKit has a finger.
        #if canImport(HeadlessUIKit)
            Headless.tap(view)
            #expect(places == [CGPoint(x: 22, y: 22)])
        #endif
        bag.removeAll()
        #expect(tap.view == nil)
    }

    @Test func `work is cancelled when the bag is emptied`() async {
        let bag = EventBag()
        let isCancelled = await withCheckedContinuation { (end: CheckedContinuation<Bool, Never>) in
            bag.run {
                await Task.yield()
                end.resume(returning: Task.isCancelled)
            }
            bag.removeAll()
        }
        #expect(isCancelled)
    }

    @Test func `work is cancelled when the bag goes away`() async {
        var bag: EventBag? = EventBag()
        let isCancelled = await withCheckedContinuation { (end: CheckedContinuation<Bool, Never>) in
            bag?.run {
                await Task.yield()
                end.resume(returning: Task.isCancelled)
            }
            bag = nil
        }
        #expect(isCancelled)
    }

    private func post() async {
        center.post(name: name, object: nil)
        await Task.yield()
    }

    private func postFromElsewhere() {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { [center, name] in
            center.post(name: name, object: nil)
            done.signal()
        }
        done.wait()
    }
}
