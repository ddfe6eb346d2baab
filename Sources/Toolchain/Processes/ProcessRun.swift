import LightFoundation

/// A program on its way to its end: its output read as it comes, its stopping driven step by step.
struct ProcessRun {
    /// How long a program may clean up before it is stopped by force.
    private static let grace = Duration.seconds(2)
    /// How long output is awaited from what a program left running.
    private static let afterglow = Duration.milliseconds(300)

    private let child: ChildProcess
    private let interruption: Interruption?
    private let clock = ContinuousClock()
    private let deadline: ContinuousClock.Instant?

    private var output: OutputReader
    private var errors: OutputReader
    private var ending: ProcessEnding?
    private var endedAt: ContinuousClock.Instant?
    private var stop: (reason: ProcessEnding, at: ContinuousClock.Instant)?
    private var isForced = false

    /// Watches over `child`.
    init(_ child: ChildProcess, interruption: Interruption?, timeLimit: Duration?) {
        self.child = child
        self.interruption = interruption
        deadline = timeLimit.map { ContinuousClock().now + $0 }
        output = OutputReader(child.output, .output)
        errors = OutputReader(child.errors, .errors)
    }

    /// Whether the program has ended and all that it printed is read.
    var isOver: Bool {
        guard let endedAt else { return false }
        return (output.isClosed && errors.isClosed) || clock.now > endedAt + Self.afterglow
    }

    /// Waits until there is something to do, for a tenth of a second at most.
    mutating func wait() {
        var waiting = [output, errors].filter { !$0.isClosed }
            .map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        if stop == nil, let interruption {
            waiting.append(pollfd(fd: interruption.descriptor, events: Int16(POLLIN), revents: 0))
        }
        let isSilent = output.isClosed && errors.isClosed
        poll(&waiting, nfds_t(waiting.count), isSilent ? 1 : 100)
        noteEnd()
        stopIfAsked()
    }

    /// The lines printed since the last call.
    mutating func newLines() -> [OutputLine] {
        output.newLines() + errors.newLines()
    }

    /// Hands out what had no line break, and says how the program ended.
    mutating func finish(each: (OutputLine) -> Void) -> ProcessEnding {
        for line in [output.close(), errors.close()].compactMap(\.self) { each(line) }
        return stop?.reason ?? ending ?? .exited(0)
    }

    private mutating func noteEnd() {
        guard ending == nil, child.hasEnded else { return }
        if stop != nil { child.signalGroup(SIGKILL) }
        ending = child.ending()
        endedAt = clock.now
    }

    private mutating func stopIfAsked() {
        guard ending == nil else { return }
        if let stop {
            if !isForced, clock.now > stop.at + Self.grace { forceStop() }
            return
        }
        if interruption?.isRequested == true {
            beginStop(.interrupted)
        } else if let deadline, clock.now > deadline {
            beginStop(.timedOut)
        }
    }

    private mutating func beginStop(_ reason: ProcessEnding) {
        stop = (reason, clock.now)
        child.signalGroup(SIGINT)
    }

    /// Kills the program and what descends from it; SwiftPM puts the tests that it runs into groups of their own.
    private mutating func forceStop() {
        isForced = true
        let descendants = ProcessTree.descendants(of: child.id)
        child.signalGroup(SIGKILL)
        for id in descendants { kill(id, SIGKILL) }
    }
}
