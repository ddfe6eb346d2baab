import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An open file or folder, closed when nobody needs it any more.
final class Descriptor: Sendable {
    /// The system's number for it.
    let number: Int32

    /// Takes over an open descriptor.
    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }
}

/// Makes a system call, again for as long as a signal cuts it short, and throws what it failed with.
@discardableResult
func checked<Result: SignedInteger>(
    _ action: SystemError.Action,
    _ path: RelativePath?,
    _ call: () -> Result
) throws(SystemError) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        guard errno == EINTR else { throw SystemError(errno, action, path) }
    }
}
