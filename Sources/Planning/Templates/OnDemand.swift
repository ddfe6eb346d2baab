import Diagnostics
import LightFoundation

/// A value that is made when it is first asked for, and kept.
final class OnDemand<Value: Sendable>: Sendable {
    private let make: @Sendable () throws(Diagnostic) -> Value
    private let made = Guarded<Value?>(nil)

    /// Takes what makes the value.
    init(_ make: @escaping @Sendable () throws(Diagnostic) -> Value) {
        self.make = make
    }

    /// The value.
    var value: Value {
        get throws(Diagnostic) {
            if let value = made.use({ $0 }) { return value }
            let value = try make()
            made.use { $0 = value }
            return value
        }
    }
}
