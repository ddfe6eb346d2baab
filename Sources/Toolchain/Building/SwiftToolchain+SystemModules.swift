import Diagnostics
import LightFoundation

extension SwiftToolchain {
    /// Makes what the first build of `package` needs of the toolchain's own modules: C modules out of their headers, Swift
    /// Testing out of its interface, and the index of both.
    ///
    /// The build would do it when it comes to the first file that imports them, and all that waits for that file would
    /// wait. It finds them in its own folders instead.
    ///
    /// - Parameters:
    ///   - sets: The modules, those first that the build comes to first.
    ///   - package: The package, which may be under construction at the same time.
    ///   - environment: The environment of its build; see ``environment(from:)``.
    ///   - interruption: Stops the work when requested.
    /// - Throws: A diagnostic when the compiler cannot be started.
    package func make(
        _ sets: [SystemModules],
        for package: PackageFolder,
        environment: [String: String],
        interruption: Interruption
    ) throws(Diagnostic) {
        guard let products = try products(of: package, environment: environment) else { return }
        for (number, modules) in sets.enumerated() {
            let file = "\(package.scratch)/scaffold/imports-\(number).swift"
            guard (try? Self.write(modules.source, to: file)) != nil else { return }
            // The build goes first, wherever both want the processor.
            let words = ["-n", "19", swiftc] + modules.arguments(reading: file, products: products)
            let compiler = Invocation("/usr/bin/nice", words, environment: environment)
            guard try compiler.run(interruption: interruption, each: { _ in }).isSuccess else { return }
        }
    }

    /// Where SwiftPM puts what it builds, before it makes its link named `debug`; nil when the compiler does not say for
    /// what machine it compiles.
    private func products(of package: PackageFolder, environment: [String: String]) throws(Diagnostic) -> String? {
        var answer = ""
        try Invocation(swiftc, ["-print-target-info"], environment: environment).run { answer += $0.text + "\n" }
        let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.utf8))
        return info.map { "\(package.scratch)/\($0.target.unversionedTriple)/debug" }
    }

    private static func write(_ text: String, to path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
}
