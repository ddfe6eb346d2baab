/// What a test does where the platforms differ: touches and time. Each touch answers what was in its way, as the end of a
/// sentence.
@MainActor
enum Hand {
    /// Gives work that is ready, here or on another thread, the chance to run.
    static func rest() async {
        for _ in 0..<20 { await Task.yield() }
        try? await Task.sleep(for: .milliseconds(1))
    }
}
