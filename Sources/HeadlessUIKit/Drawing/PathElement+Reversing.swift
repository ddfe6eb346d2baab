extension [PathElement] {
    /// The same parts, the last first, each gone from its end to its start.
    var goneBackwards: [PathElement] {
        parts.reversed().flatMap { Self.reversed($0) }
    }

    /// The steps of each part; one that goes on after a closed one starts where that did.
    private var parts: [[PathElement]] {
        reduce(into: []) { parts, element in
            if case .move = element { return parts.append([element]) }
            if parts.last?.last == .close, let start = parts.last?.first { parts.append([start]) }
            guard !parts.isEmpty else { return }
            parts[parts.count - 1].append(element)
        }
    }

    private static func reversed(_ part: [PathElement]) -> [PathElement] {
        let steps = part.filter { $0 != .close }
        let ends = steps.compactMap(\.points.last)
        guard let last = ends.last else { return [] }
        let back = zip(steps.dropFirst(), ends).reversed().map { step, start -> PathElement in
            switch step {
            case .move, .line, .close: .line(start)
            case .quad(let control, _): .quad(control: control, end: start)
            case .cubic(let first, let second, _): .cubic(first: second, second: first, end: start)
            }
        }
        return [.move(last)] + back + (part.last == .close ? [.close] : [])
    }
}
