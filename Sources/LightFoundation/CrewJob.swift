/// A job of many parts, each done by whoever is free.
final class CrewJob<Value: Sendable>: Sendable {
    private let make: @Sendable (Int) -> Value
    private let results: Guarded<[Value?]>
    private let next = Guarded(0)
    private let count: Int

    /// Has a part for each number below `count`.
    init(_ count: Int, _ make: @escaping @Sendable (Int) -> Value) {
        self.count = count
        self.make = make
        results = Guarded([Value?](repeating: nil, count: count))
    }

    /// Does parts until none is left.
    func work() {
        while let index = takeNext() {
            let value = make(index)
            results.use { $0[index] = value }
        }
    }

    /// What was made, in the order of the numbers.
    var values: [Value] { results.use { $0.compactMap(\.self) } }

    private func takeNext() -> Int? {
        next.use { (next: inout Int) -> Int? in
            guard next < count else { return nil }
            next += 1
            return next - 1
        }
    }
}
