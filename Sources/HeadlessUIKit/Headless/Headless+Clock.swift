extension Headless {
    /// Work that waits for its time.
    struct Clock {
        /// What cancels work that waits.
        struct Ticket: Hashable {
            fileprivate let deadline: TimeInterval
            fileprivate let order: Int
        }

        private struct Entry {
            let ticket: Ticket
            /// When the work ran that brought the work that … that brought this; nil where no work did.
            var start: TimeInterval?
            let work: @MainActor () -> Void
        }

        private(set) var now: TimeInterval = 0
        /// When the work that runs now began to bring new work; nil while none runs.
        var start: TimeInterval?
        private var order = 0
        /// Latest first, so that the next one is taken off the end.
        private var waiting: [Entry] = []

        mutating func schedule(at deadline: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Ticket {
            order += 1
            let ticket = Ticket(deadline: deadline, order: order)
            waiting.insert(Entry(ticket: ticket, start: start, work: work), at: index(of: ticket))
            return ticket
        }

        mutating func cancel(_ ticket: Ticket) {
            let index = index(of: ticket)
            guard waiting.indices.contains(index), waiting[index].ticket == ticket else { return }
            waiting.remove(at: index)
        }

        /// Takes the next work that is due by `limit`, and moves time to it.
        mutating func next(by limit: TimeInterval) -> (@MainActor () -> Void)? {
            guard let next = waiting.last, next.ticket.deadline <= limit else { return nil }
            waiting.removeLast()
            now = max(now, next.ticket.deadline)
            start = next.start ?? now
            return next.work
        }

        /// Whether something waits that may be the last of its kind, and not one more piece of what never rests.
        func awaitsRest(within patience: TimeInterval) -> Bool {
            waiting.contains { entry in
                entry.start.map { entry.ticket.deadline - $0 <= patience } ?? true
            }
        }

        /// Takes all that waits for the first of its kind.
        mutating func forgetStarts() {
            for index in waiting.indices { waiting[index].start = nil }
        }

        mutating func move(to time: TimeInterval) {
            guard time.isFinite else { return }
            now = max(now, time)
        }

        /// Where `ticket` is, or belongs.
        private func index(of ticket: Ticket) -> Int {
            var low = 0
            var high = waiting.count
            while low < high {
                let middle = (low + high) / 2
                if ticket.precedes(waiting[middle].ticket) { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    /// Work that may run within a second of the clock before it counts as endless.
    private static var endlessness: Int { 100_000 }
    /// How long work may bring new work, in seconds of the clock, before it counts as something that never rests.
    private static var patience: TimeInterval { 30 }

    /// Runs what is due by `limit`.
    static func run(until limit: TimeInterval) {
        run(until: limit) { true }
        clock.move(to: limit)
    }

    /// Runs all that comes to rest.
    static func runUntilRest() {
        clock.forgetStarts()
        run(until: .infinity) { clock.awaitsRest(within: patience) }
    }

    private static func run(until limit: TimeInterval, while goesOn: () -> Bool) {
        UIWindow.layoutAll()
        let outerStart = clock.start
        defer { clock.start = outerStart }
        var (count, second) = (0, clock.now)
        while goesOn(), let work = clock.next(by: limit) {
            work()
            UIWindow.layoutAll()
            if clock.now - second >= 1 { (count, second) = (0, clock.now) }
            count += 1
            guard count < endlessness else {
                return raise(
                    .internalInconsistency("The clock ran \(count) pieces of work in one second: they never end.")
                )
            }
        }
    }
}

extension Headless.Clock.Ticket {
    fileprivate func precedes(_ other: Self) -> Bool {
        (deadline, order) < (other.deadline, other.order)
    }
}
