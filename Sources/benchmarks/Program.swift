import Diagnostics
import Foundation

/// A program to measure from start to end, its output thrown away.
struct Program {
    /// What a run took.
    struct Cost {
        let seconds: Double
        /// The most memory that it held at once, in bytes.
        let peak: Double
    }

    let path: String
    let arguments: [String]
    let environment: [String: String]

    /// Runs the program to its end.
    ///
    /// - Parameter codes: The exit codes that are no failure.
    /// - Throws: A diagnostic when it cannot be started, or says that it failed.
    func run(ending codes: Set<Int32> = [0]) throws(Diagnostic) -> Cost {
        let start = ContinuousClock.now
        let id = try spawn()
        var status: Int32 = 0
        var usage = rusage()
        while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
        let seconds = (ContinuousClock.now - start).inSeconds
        guard status & 0x7F == 0, codes.contains(status >> 8 & 0xFF) else {
            throw Diagnostic(
                "'\(command)' failed.",
                fix: "Run it by hand to see why."
            )
        }
        #if canImport(Darwin)
            let unit = 1
        #else
            let unit = 1_024
        #endif
        return Cost(seconds: seconds, peak: Double(usage.ru_maxrss * unit))
    }

    private var command: String { ([path] + arguments.prefix(6)).joined(separator: " ") }

    private func spawn() throws(Diagnostic) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let words = ([path] + arguments).map { strdup($0) }
        let variables = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { for word in words + variables { free(word) } }
        var id: pid_t = 0
        guard posix_spawn(&id, path, &actions, nil, words + [nil], variables + [nil]) == 0 else {
            throw Diagnostic("'\(path)' cannot be started.", fix: "Build it: 'swift build -c release'.")
        }
        return id
    }
}
