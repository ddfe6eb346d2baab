extension ScreenDriver {
    /// Lets time pass: on a device as it is, elsewhere at once.
    public func advance(by seconds: TimeInterval) {
        window.layoutIfNeeded()
        Hand.advance(by: seconds)
        window.layoutIfNeeded()
    }

    /// Lets work that is under way run and animations end, until the screen looks the same for a while.
    ///
    /// Work that is waiting for something may come later: await it with `wait(for:atMost:until:)`.
    public func settle() async {
        var looks: [[String]] = []
        let patience = Patience(of: .seconds(2))
        repeat {
            await Hand.rest()
            advance(by: 0.1)
            looks.append(texts)
        } while !patience.isOver(after: .milliseconds(100) * looks.count)
            && (looks.count < 15 || Set(looks.suffix(15)).count > 1)
        finish()
    }

    /// Waits for `what`, which is there when `condition` says so; time passes meanwhile.
    ///
    /// The wait is in vain once `patience` has passed both outside and for the screen, whose time stands still while a busy
    /// machine is at other things.
    ///
    /// - Throws: A sentence that names what was awaited and what is on screen instead.
    public func wait(
        for what: String,
        atMost patience: Duration = .seconds(5),
        until condition: (ScreenDriver) throws -> Bool
    ) async throws {
        let frame = Duration.seconds(1) / 60
        var passed = Duration.zero
        let end = Patience(of: patience)
        while true {
            let look = Result { try condition(self) }
            if case .success(true) = look { return }
            if end.isOver(after: passed) { throw ScreenProblem(awaiting: what, for: patience, texts, look) }
            await Hand.rest()
            advance(by: 1.0 / 60)
            passed += frame
        }
    }
}

extension ScreenProblem {
    fileprivate init(awaiting what: String, for patience: Duration, _ texts: [String], _ look: Result<Bool, any Error>)
    {
        let seen =
            texts.isEmpty
            ? "There is no text on screen." : "On screen: \(texts.map { "\"\($0)\"" }.joined(separator: ", "))."
        let reason = if case .failure(let error) = look { " \(error)" } else { "" }
        self.init("Waited \(patience) for \(what), in vain.\(reason) \(seen)")
    }
}
