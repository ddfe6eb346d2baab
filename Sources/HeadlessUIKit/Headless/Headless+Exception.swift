extension Headless {
    /// What UIKit raises when it is used wrongly.
    public struct Exception: Hashable, Sendable {
        /// The kind, such as `NSInternalInconsistencyException`.
        public let name: String
        /// What is wrong, in UIKit's words.
        public let reason: String

        /// Describes what is raised.
        public init(name: String, reason: String) {
            self.name = name
            self.reason = reason
        }

        nonisolated static func internalInconsistency(_ reason: String) -> Exception {
            Exception(name: "NSInternalInconsistencyException", reason: reason)
        }

        nonisolated static func invalidArgument(_ reason: String) -> Exception {
            Exception(name: "NSInvalidArgumentException", reason: reason)
        }

        nonisolated static func unknownKey(_ reason: String) -> Exception {
            Exception(name: "NSUnknownKeyException", reason: reason)
        }

        nonisolated static func range(_ reason: String) -> Exception {
            Exception(name: "NSRangeException", reason: reason)
        }

        nonisolated static func end(_ exception: Exception) {
            fatalError(
                "*** Terminating app due to uncaught exception '\(exception.name)', reason: '\(exception.reason)'"
            )
        }
    }

    /// What is raised while `body` runs, instead of the end of the process.
    public static func exceptions(raisedBy body: () throws -> Void) rethrows -> [Exception] {
        let handler = exceptionHandler
        defer { exceptionHandler = handler }
        var raised: [Exception] = []
        exceptionHandler = { raised.append($0) }
        try body()
        return raised
    }

    /// The lines that are logged while `body` runs, instead of on standard error.
    public static func lines(loggedBy body: () throws -> Void) rethrows -> [String] {
        let former = log
        defer { log = former }
        var lines: [String] = []
        log = { lines.append($0) }
        try body()
        return lines
    }
}
