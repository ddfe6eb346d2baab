extension ScreenDriver {
    private final class Trace {
        weak var screen: Screen?
    }

    /// Whether a screen is freed once it has been shown, used and left: whether nothing keeps it alive in secret.
    ///
    /// - Throws: What `use` throws.
    public static func frees(
        _ make: @autoclosure () -> Screen,
        leaving departure: Departure = .popped,
        after use: (ScreenDriver) async throws -> Void = { _ in }
    ) async throws -> Bool {
        let trace = Trace()
        try await live(make(), leaving: departure, after: use, leaving: trace)
        let patience = Patience(of: .seconds(1))
        var rests = 0
        while trace.screen != nil, !patience.isOver(after: .milliseconds(10) * rests) {
            await Hand.rest()
            rests += 1
        }
        return trace.screen == nil
    }

    /// The screen's whole life, in a function of its own: what it holds is gone when it returns.
    private static func live(
        _ make: @autoclosure () -> Screen,
        leaving departure: Departure,
        after use: (ScreenDriver) async throws -> Void,
        leaving trace: Trace
    ) async throws {
        let driver = ScreenDriver(make())
        trace.screen = driver.screen
        driver.appear(as: departure.presence)
        try await use(driver)
        try driver.leave(by: departure)
    }
}
