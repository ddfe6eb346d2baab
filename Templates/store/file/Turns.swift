/// Lets one thing be done after the other, away from the main actor.
actor Turns {
    /// Does `work` when it is its turn.
    func take<Value: Sendable>(_ work: @Sendable () throws -> Value) rethrows -> Value {
        try work()
    }
}
