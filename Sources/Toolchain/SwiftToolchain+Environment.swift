extension SwiftToolchain {
    /// `outer` as a Swift that is run by another may have it.
    ///
    /// An outer SwiftPM, or the tests that it runs, may point to its own build folder, profile and test session; with
    /// these an inner one would wait for the outer's lock, or write into its files.
    package static func environment(from outer: [String: String]) -> [String: String] {
        var inner = outer.filter { name, _ in
            !leaking.contains(name) && !leakingPrefixes.contains(where: name.hasPrefix)
        }
        inner["NO_COLOR"] = "1"
        inner["SWIFT_BACKTRACE"] = outer["SWIFT_BACKTRACE"] ?? backtrace
        return inner
    }

    /// What a crash tells: where the thread that crashed was, and no more.
    private static let backtrace = "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none"

    private static let leaking: Set<String> = [
        "SWIFTPM_BUILD_DIR", "LLVM_PROFILE_FILE", "DYLD_INSERT_LIBRARIES", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
        "CLICOLOR_FORCE", "FORCE_COLOR", "SWIFT_TESTING_ENABLED",
    ]

    private static let leakingPrefixes = ["XCTest", "SWT_", "SWIFTPM_TEST"]
}
