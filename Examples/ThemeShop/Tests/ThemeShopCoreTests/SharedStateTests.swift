import Testing
import ThemeShopCore

@MainActor
@Suite struct SharedStateTests {
    @Test func `who follows a state hears its value now and after each change`() {
        let state = SharedState(1)
        let bag = EventBag()
        var heard: [Int] = []
        bag.follow(state) { heard.append($0) }
        state.value = 2
        state.value = 3
        #expect(heard == [1, 2, 3])
    }

    @Test func `who lets go of the bag hears no more`() {
        let state = SharedState(1)
        let bag = EventBag()
        var heard: [Int] = []
        bag.follow(state) { heard.append($0) }
        bag.removeAll()
        state.value = 2
        #expect(heard == [1])
    }

    @Test func `two states do not mix`() {
        let (one, other) = (SharedState(1), SharedState(10))
        let bag = EventBag()
        var heard: [Int] = []
        bag.follow(one) { heard.append($0) }
        other.value = 20
        #expect(heard == [1])
    }
}
