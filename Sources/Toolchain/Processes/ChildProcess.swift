import Diagnostics
import LightFoundation

/// A running program, in a process group of its own.
struct ChildProcess {
    /// The program's id, and its group's.
    let id: pid_t
    /// Where its output can be read.
    let output: Int32
    /// Where its errors can be read.
    let errors: Int32

    /// Starts a program. Its input is empty.
    init(_ invocation: Invocation) throws(Diagnostic) {
        let output = try PipeEnds()
        let errors = try PipeEnds()
        let (result, id) = Self.spawn(invocation, output: output.writeEnd, errors: errors.writeEnd)
        close(output.writeEnd)
        close(errors.writeEnd)
        guard result == 0 else {
            close(output.readEnd)
            close(errors.readEnd)
            throw .cannotStart(invocation.executable, result)
        }
        self.id = id
        self.output = output.readEnd
        self.errors = errors.readEnd
    }

    /// Sends a signal to the program and all in its group.
    func signalGroup(_ number: Int32) {
        kill(-id, number)
    }

    /// Whether the program has ended. Its id, and its group's, stay its own until ``ending()`` is asked for.
    var hasEnded: Bool {
        var news = siginfo_t()
        return waitid(P_PID, id_t(id), &news, WEXITED | WNOHANG | WNOWAIT) == 0 && news.si_signo == SIGCHLD
    }

    /// How the program ended.
    func ending() -> ProcessEnding {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return ProcessEnding(waitStatus: status)
    }

    private static func spawn(_ invocation: Invocation, output: Int32, errors: Int32) -> (Int32, pid_t) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
            let platformFlags = flags | POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            let platformFlags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGCHLD] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(platformFlags))

        let words = [invocation.executable] + invocation.arguments
        let variables = invocation.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var id: pid_t = 0
        let result = withCStrings(words) { words in
            withCStrings(variables) { variables in
                posix_spawn(&id, invocation.executable, &actions, &attributes, words, variables)
            }
        }
        return (result, id)
    }

    private static func withCStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}

extension Diagnostic {
    static func cannotStart(_ executable: String, _ code: Int32) -> Diagnostic {
        Diagnostic(
            "'\(executable)' cannot be started: \(String(cString: strerror(code))).",
            fix: "Check that the file is there and may be executed."
        )
    }
}
