import Diagnostics
import LightFoundation

/// Two connected file descriptors that programs started meanwhile do not inherit.
struct PipeEnds: Sendable {
    /// Where bytes come out.
    let readEnd: Int32
    /// Where bytes go in.
    let writeEnd: Int32

    /// Opens a pipe whose reading end never waits.
    init() throws(Diagnostic) {
        var ends: [Int32] = [-1, -1]
        let result = pipe(&ends)
        guard result == 0 else { throw .noPipe(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        readEnd = ends[0]
        writeEnd = ends[1]
        _ = fcntl(readEnd, F_SETFL, fcntl(readEnd, F_GETFL) | O_NONBLOCK)
    }
}

extension Diagnostic {
    static func noPipe(_ code: Int32) -> Diagnostic {
        Diagnostic(
            "No pipe can be opened: \(String(cString: strerror(code))).",
            fix: "Close other programs, or raise the number of files that may be open ('ulimit -n')."
        )
    }
}
