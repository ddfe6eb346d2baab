import Diagnostics

extension SwiftToolchain {
    /// The source that stands in for what SwiftPM makes for a module with resources, so that the module can be checked
    /// before it is built for the first time.
    package static let bundleAccessor = """
        import Foundation

        extension Foundation.Bundle {
            static var module: Bundle { .main }
        }

        """

    /// Asks the compiler itself whether a module's files are right, against modules that are built already.
    ///
    /// - Parameters:
    ///   - check: What to check, in Swift 6 mode.
    ///   - environment: The environment to check in; see ``environment(from:)``.
    ///   - interruption: Stops the check when requested.
    ///   - each: Called with each message, as soon as it is printed.
    /// - Throws: A diagnostic when `swiftc` cannot be started; files that are wrong are a report.
    package func typeCheck(
        _ check: TypeCheck,
        environment: [String: String],
        interruption: Interruption? = nil,
        each: (CompilerMessage) -> Void = { _ in }
    ) throws(Diagnostic) -> BuildReport {
        let invocation = Invocation(swiftc, check.arguments, environment: environment)
        return try invocation.build(interruption: interruption) { event in
            if case .message(let message) = event { each(message) }
        }
    }
}
