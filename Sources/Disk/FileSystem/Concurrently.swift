import LightFoundation

/// Calls `body` with 0 up to `count`, on up to eight threads, which may all wait for the disk at once.
func concurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
    let width = min(8, count)
    withoutActuallyEscaping(body) { body in
        let others = (1..<max(1, width)).map { first in
            Worker { stride(from: first, to: count, by: width).forEach(body) }
        }
        stride(from: 0, to: count, by: max(1, width)).forEach(body)
        for other in others { other.join() }
    }
}
