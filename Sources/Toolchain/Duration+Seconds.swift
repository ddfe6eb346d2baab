extension Duration {
    /// The duration in seconds, to the millisecond.
    package var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + (Double(attoseconds) / 1e15).rounded() / 1_000
    }
}
