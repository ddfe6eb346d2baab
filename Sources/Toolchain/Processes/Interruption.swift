import Diagnostics
import Dispatch
import LightFoundation

/// A request to stop, which every program run with it obeys; once made it stays.
package final class Interruption: Sendable {
    private let pipe: PipeEnds

    /// Makes a request that nobody has made yet.
    package init() throws(Diagnostic) {
        pipe = try PipeEnds()
    }

    deinit {
        close(pipe.readEnd)
        close(pipe.writeEnd)
    }

    /// Asks to stop. Safe from any thread, and from a signal handler.
    package func request() {
        var byte: UInt8 = 1
        _ = write(pipe.writeEnd, &byte, 1)
    }

    /// Whether someone asked to stop.
    package var isRequested: Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) > 0
    }

    /// Asks to stop when a person presses Ctrl-C or the system ends this process, instead of dying at once.
    ///
    /// Returns when it is certain that the signals are heard.
    package func requestOnSignals() {
        Self.dyingAtOnceIsOff
        for number in Self.signals {
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            let isListening = DispatchSemaphore(value: 0)
            source.setEventHandler { withExtendedLifetime(source) { self.request() } }
            source.setRegistrationHandler { isListening.signal() }
            source.resume()
            isListening.wait()
        }
    }

    private static let signals = [SIGINT, SIGTERM]

    /// Once, and before the first source: on Linux that sets a handler of its own, which this would undo.
    private static let dyingAtOnceIsOff: Void = {
        for number in signals { signal(number, SIG_IGN) }
    }()

    /// Becomes readable when the request is made.
    var descriptor: Int32 { pipe.readEnd }
}
