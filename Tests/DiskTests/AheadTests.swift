import LightFoundation
import Testing

@testable import Disk

@Suite struct AheadTests {
    @Test func `the value is there for everybody who asks`() {
        let ahead = Ahead { 6 * 7 }
        #expect(ahead.value == 42)
        #expect(ahead.value == 42)
    }

    @Test func `whoever drops it waits for the work`() {
        let done = Guarded(false)
        do {
            _ = Ahead {
                for _ in 0..<100_000 { done.use { $0 = false } }
                done.use { $0 = true }
            }
        }
        #expect(done.use { $0 })
    }
}
