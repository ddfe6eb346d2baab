#if canImport(os)
    import os
#endif

/// Tells developers, in the device's log, all of what a user is told in one plain sentence.
enum FailureLog {
    #if canImport(os)
        private static let logger = Logger(subsystem: "ThemeShop", category: "failures")

        static func note(_ error: any Error) {
            logger.error("\(String(describing: error), privacy: .public)")
        }
    #else
        // Only tests run here, and they look at the error itself.
        static func note(_ error: any Error) {}
    #endif
}
