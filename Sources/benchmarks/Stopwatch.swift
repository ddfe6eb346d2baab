import Diagnostics
import Foundation

/// Times things, several times each.
enum Stopwatch {
    /// How many seconds `body` takes.
    static func seconds(_ body: () throws(Diagnostic) -> Void) throws(Diagnostic) -> Double {
        let start = ContinuousClock.now
        try body()
        return (ContinuousClock.now - start).inSeconds
    }

    /// The median of what `round` measures, each time with nothing left for the disk to write.
    static func median(
        of count: Int,
        _ round: (Int) throws(Diagnostic) -> Double
    ) throws(Diagnostic) -> Double {
        var values: [Double] = []
        for number in 0..<count {
            sync()
            values.append(try round(number))
        }
        return values.median
    }
}

extension [Double] {
    /// The number in the middle.
    var median: Double {
        let sorted = sorted()
        return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}
