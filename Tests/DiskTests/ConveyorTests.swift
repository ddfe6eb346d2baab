import Diagnostics
import LightFoundation
import Testing

@testable import Disk

@Suite struct ConveyorTests {
    @Test func `the values come in order, and then no more`() throws {
        let made = Guarded(0)
        let conveyor = Conveyor(holding: 2) { () throws(Diagnostic) in Self.next(made, of: 1_000) }
        for number in 1...1_000 { #expect(try conveyor.next() == number) }
        #expect(try conveyor.next() == nil)
        #expect(try conveyor.next() == nil)
    }

    @Test func `no more are made ahead than may wait`() throws {
        let made = Guarded(0)
        let conveyor = Conveyor(holding: 3) { () throws(Diagnostic) in Self.next(made, of: 1_000) }
        for number in 1...20 {
            #expect(try conveyor.next() == number)
            // Those that wait, and the one that has no room yet.
            #expect(made.use { $0 } <= number + 4)
        }
    }

    @Test func `a failure comes behind the values that were made before it`() throws {
        let made = Guarded(0)
        let conveyor = Conveyor(holding: 4) { () throws(Diagnostic) -> Int? in
            guard let number = Self.next(made, of: 2) else { throw Diagnostic("No third.") }
            return number
        }
        #expect(try conveyor.next() == 1)
        #expect(try conveyor.next() == 2)
        #expect(throws: Diagnostic("No third.")) { try conveyor.next() }
        #expect(throws: Diagnostic("No third.")) { try conveyor.next() }
    }

    @Test func `whoever drops it ends the making`() throws {
        let made = Guarded(0)
        do {
            let conveyor = Conveyor(holding: 2) { () throws(Diagnostic) in Self.next(made, of: 1_000) }
            #expect(try conveyor.next() == 1)
        }
        let count = made.use { $0 }
        #expect(count < 10)
        #expect(made.use { $0 } == count)
    }

    private static func next(_ made: Guarded<Int>, of count: Int) -> Int? {
        made.use { made in
            guard made < count else { return nil }
            made += 1
            return made
        }
    }
}
