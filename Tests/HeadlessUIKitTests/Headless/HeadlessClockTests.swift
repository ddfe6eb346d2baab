import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct HeadlessClockTests {
    @Test func `time stands still until it is moved`() {
        let start = Headless.now
        Headless.advance(by: 0.25)
        Headless.advance(by: 0.5)
        #expect(abs(Headless.now - start - 0.75) < 1e-9)
        let end = Headless.now
        Headless.advance(by: -3)
        #expect(Headless.now == end)
    }

    @Test func `work runs by its deadline, and in the order it was given where that is the same`() {
        var heard: [String] = []
        Headless.schedule(after: 2) { heard.append("late") }
        Headless.schedule(after: 1) { heard.append("first of two") }
        Headless.schedule(after: 1) { heard.append("second of two") }
        Headless.schedule(after: 0) { heard.append("at once") }
        #expect(heard.isEmpty)
        Headless.advance(by: 1)
        #expect(heard == ["at once", "first of two", "second of two"])
        Headless.advance(by: 1)
        #expect(heard.last == "late")
    }

    @Test func `work sees the time of its deadline`() {
        let start = Headless.now
        var times: [TimeInterval] = []
        Headless.schedule(after: 0.5) { times.append(Headless.now) }
        Headless.schedule(after: 1.5) { times.append(Headless.now) }
        Headless.advance(by: 10)
        #expect(times == [start + 0.5, start + 1.5])
        #expect(Headless.now == start + 10)
    }

    @Test func `work that is scheduled by work runs in the same advance when it is due by then`() {
        var heard: [String] = []
        Headless.schedule(after: 1) {
            heard.append("outer")
            Headless.schedule(after: 1) { heard.append("inner") }
            Headless.schedule(after: 5) { heard.append("too late") }
        }
        Headless.schedule(after: 1.5) { heard.append("between") }
        Headless.advance(by: 2)
        #expect(heard == ["outer", "between", "inner"])
    }

    @Test func `drain moves time as far as the last work and no further`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var heard = 0
                Headless.schedule(after: 3) {
                    heard += 1
                    Headless.schedule(after: 4) { heard += 1 }
                }
                Headless.drain()
                precondition(heard == 2 && Headless.now == 7)
                Headless.drain()
                precondition(Headless.now == 7)
            }
        }
    }

    @Test func `drain does not wait for work that brings new work without end`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var steps = 0
                @MainActor func again() {
                    steps += 1
                    Headless.schedule(after: 0.25) { again() }
                }
                var heard: [String] = []
                Headless.schedule(after: 1) { again() }
                Headless.schedule(after: 5) { heard.append("once") }
                Headless.drain()
                precondition(heard == ["once"] && Headless.now == 31 && steps == 121)
                Headless.advance(by: 1)
                precondition(steps == 125)
            }
        }
    }

    @Test func `drain waits for what is late but comes to rest, and all else goes on meanwhile`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var steps = 0
                @MainActor func again() {
                    steps += 1
                    Headless.schedule(after: 1) { again() }
                }
                var heard = false
                again()
                Headless.schedule(after: 300) {
                    Headless.schedule(after: 30) { heard = true }
                }
                Headless.drain()
                precondition(heard && Headless.now == 330 && steps == 330)
            }
        }
    }

    @Test func `work that lets time pass itself brings what it brings`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                @MainActor func again() {
                    Headless.advance(by: 0.5)
                    Headless.schedule(after: 0.5) { again() }
                }
                again()
                Headless.drain()
                precondition(Headless.now < 35)
            }
        }
    }

    @Test func `time may pass for as long as one likes while something never rests`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var steps = 0
                @MainActor func again() {
                    steps += 1
                    Headless.schedule(after: 0.01) { again() }
                }
                again()
                let raised = Headless.exceptions { Headless.advance(by: 1200) }
                precondition(raised.isEmpty && steps > 119_000)
            }
        }
    }

    @Test func `cancelled work does not run, and lets go of what it holds`() {
        final class Thing {}
        var thing: Thing? = Thing()
        weak let freed = thing
        let ticket = Headless.schedule(after: 1) { [thing] in _ = thing }
        thing = nil
        #expect(freed != nil)
        Headless.cancel(ticket)
        #expect(freed == nil)
        Headless.cancel(ticket)
    }

    @Test func `work that never ends is raised, not run for ever`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                @MainActor func again() {
                    Headless.schedule(after: 0) { again() }
                }
                again()
                let raised = Headless.exceptions { Headless.advance(by: 0) }
                precondition(raised.map(\.name) == ["NSInternalInconsistencyException"])
            }
        }
    }

    @Test func `reset forgets what waits and starts time anew`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var ran = false
                Headless.schedule(after: 1) { ran = true }
                Headless.advance(by: 0.5)
                Headless.reset()
                precondition(Headless.now == 0)
                Headless.drain()
                precondition(!ran)
            }
        }
    }

    @Test func `a turn of the clock lays out what waits in windows`() {
        let journal = Journal()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        window.addSubview(RecordingView("view", in: journal))
        _ = journal.take()
        Headless.advance(by: 0)
        #expect(journal.take().contains("view.layoutSubviews"))
        Headless.advance(by: 0)
        #expect(journal.take() == [])
    }
}
