extension Duration {
    /// The duration in seconds, to the last bit.
    var inSeconds: Double {
        self / .seconds(1)
    }
}
