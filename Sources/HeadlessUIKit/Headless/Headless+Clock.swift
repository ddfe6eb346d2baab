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
            let work: @MainActor () -> Void
        }

        private(set) var now: TimeInterval = 0
        private var order = 0
        /// Latest first, so that the next one is taken off the end.
        private var waiting: [Entry] = []

        mutating func schedule(at deadline: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Ticket {
            order += 1
            let ticket = Ticket(deadline: deadline, order: order)
            waiting.insert(Entry(ticket: ticket, work: work), at: index(of: ticket))
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
            return next.work
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

    /// Work that one call may run before it counts as endless.
    private static var endlessness: Int { 100_000 }

    static func run(until limit: TimeInterval) {
        UIWindow.layoutAll()
        var count = 0
        while let work = clock.next(by: limit) {
            work()
            UIWindow.layoutAll()
            count += 1
            guard count < endlessness else {
                raise(.internalInconsistency("The clock ran \(count) pieces of work in one call: they never end."))
                break
            }
        }
        clock.move(to: limit)
    }
}

extension Headless.Clock.Ticket {
    fileprivate func precedes(_ other: Self) -> Bool {
        (deadline, order) < (other.deadline, other.order)
    }
}
