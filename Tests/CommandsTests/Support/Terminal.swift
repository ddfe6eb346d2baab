#if !canImport(Darwin)
    import Foundation

    /// A terminal without a screen.
    final class Terminal {
        private struct Failure: Error {}

        private let own: Int32
        private let other: Int32

        // Swift's Glibc module leaves out the header of pseudo-terminals.
        private typealias Open =
            @convention(c) (
                UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeRawPointer?, UnsafeRawPointer?,
                UnsafeRawPointer?
            ) -> Int32

        /// Opens one.
        init() throws {
            guard let symbol = dlsym(nil, "openpty") else { throw Failure() }
            var ends: (own: Int32, other: Int32) = (-1, -1)
            guard unsafeBitCast(symbol, to: Open.self)(&ends.own, &ends.other, nil, nil, nil) == 0 else {
                throw Failure()
            }
            (own, other) = ends
        }

        deinit {
            close(own)
            close(other)
        }

        /// Starts a program at the terminal.
        func start(_ path: String, _ arguments: [String]) throws -> pid_t {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
                posix_spawn_file_actions_adddup2(&actions, other, descriptor)
            }
            // Whoever runs the tests may have told them to ignore Ctrl-C, or not to hear it now.
            var none = sigset_t()
            sigemptyset(&none)
            var signals = none
            sigaddset(&signals, SIGINT)
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            posix_spawnattr_setsigdefault(&attributes, &signals)
            posix_spawnattr_setsigmask(&attributes, &none)
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
            let words = ([path] + arguments).map { strdup($0) }
            defer { for word in words { free(word) } }
            var id: pid_t = 0
            guard posix_spawn(&id, path, &actions, &attributes, words + [nil], environ) == 0 else { throw Failure() }
            return id
        }

        /// Reads until `words` were printed; false when they do not come within ten seconds.
        func text(until words: String) -> Bool {
            var text = ""
            var buffer = [UInt8](repeating: 0, count: 4_096)
            var waiting = pollfd(fd: own, events: Int16(POLLIN), revents: 0)
            while !text.contains(words) {
                guard poll(&waiting, 1, 10_000) > 0 else { return false }
                let count = read(own, &buffer, buffer.count)
                guard count > 0 else { return false }
                text += String(decoding: buffer[..<count], as: UTF8.self)
            }
            return true
        }
    }
#endif
