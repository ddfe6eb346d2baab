import Diagnostics
import Dispatch
import Toolchain

/// Has the toolchain's modules made, and then the app's own, while a first build is planned and compiles the kit, which
/// leaves a core idle.
final class EarlyModules: Sendable {
    private let interruption: Interruption
    private let work = DispatchGroup()

    /// Begins, on a thread of its own.
    ///
    /// - Throws: A diagnostic when the system has no pipe left.
    init(of package: PackageFolder, by toolchain: SwiftToolchain, environment: [String: String]) throws(Diagnostic) {
        let interruption = try Interruption()
        self.interruption = interruption
        guard !package.hasBeenBuilt else { return }
        DispatchQueue.global().async(group: work) {
            // What this cannot make the build makes, and says what is wrong.
            func make(_ sets: [SystemModules]) {
                try? toolchain.make(sets, for: package, environment: environment, interruption: interruption)
            }
            make([Kit.systemModules, .ofTests])
            try? toolchain.compileAhead(of: package, environment: environment, interruption: interruption)
            make([.ofRunner])
        }
    }

    /// Calls off what is not done yet, and returns when nothing runs any more.
    func end() {
        interruption.request()
        work.wait()
    }
}
