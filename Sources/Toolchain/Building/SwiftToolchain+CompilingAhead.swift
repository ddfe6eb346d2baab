import Diagnostics
import LightFoundation

extension SwiftToolchain {
    /// Compiles what a build under way cannot come to yet, since it waits for the whole of a module of which what others
    /// need is there long before: of a new app all its own modules, while the kit is compiled.
    ///
    /// The compiler is given the words that SwiftPM will give it, so that it finds all made, and does not do it again. What
    /// it has something to say about, it will do again, and say then. Returns when the build comes to the same modules.
    ///
    /// - Parameters:
    ///   - package: The package, whose first build has been started.
    ///   - environment: The environment of its build; see ``environment(from:)``.
    ///   - interruption: Stops the work when requested.
    /// - Throws: A diagnostic when the compiler cannot be started.
    package func compileAhead(
        of package: PackageFolder,
        environment: [String: String],
        interruption: Interruption
    ) throws(Diagnostic) {
        var plan = BuildPlan(of: package)
        while plan == nil, !interruption.isRequested {
            usleep(Self.pause)
            plan = BuildPlan(of: package)
        }
        var left = plan?.further ?? []
        while let plan, !interruption.isRequested {
            left = left.filter { plan.isWaiting($0, at: .now) }
            guard !left.isEmpty else { return }
            guard let next = left.firstIndex(where: \.isReady) else {
                usleep(Self.pause)
                continue
            }
            let compilation = left.remove(at: next)
            let turn = try Interruption()
            var isSilent = true
            let ending = try invocation(of: compilation, in: package, environment: environment).run(
                interruption: turn,
                tick: { if interruption.isRequested || !plan.isWaiting(compilation, at: .now) { turn.request() } },
                each: { line in isSilent = isSilent && (line.text.isEmpty || line.text.hasPrefix("remark: ")) }
            )
            guard ending.isSuccess, isSilent else { return compilation.forget() }
        }
    }

    /// Between two looks, in microseconds.
    private static let pause: UInt32 = 50_000

    /// In the package's folder, as SwiftPM has it run, but by one process at a time: another core compiles the kit.
    private func invocation(
        of compilation: Compilation,
        in package: PackageFolder,
        environment: [String: String]
    ) -> Invocation {
        let telling: Set = ["-v", "-parseable-output"]
        // These words are none by which the compiler tells one run from another.
        let alone = ["-j1", "-driver-batch-count", "1"]
        let words = compilation.arguments.filter { !telling.contains($0) } + alone
        let script = "cd \"$1\" && shift && exec nice -n 19 \"$@\""
        return Invocation("/bin/sh", ["-c", script, "sh", package.path, swiftc] + words, environment: environment)
    }
}
