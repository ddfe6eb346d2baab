/// How a build, or a type check, ended.
package struct BuildReport: Hashable, Sendable, Codable {
    /// How the program that built ended.
    package let ending: ProcessEnding
    /// What the compilers said, each thing once, in order.
    package let messages: [CompilerMessage]
    /// The last words of a build that failed without a compiler's error: a linker's, a manifest's.
    package let lastWords: [String]
    /// How long it took.
    package let seconds: Double

    /// Whether everything was built.
    package var isSuccess: Bool { ending.isSuccess }

    /// What stopped the build.
    package var errors: [CompilerMessage] {
        messages.filter { $0.severity == .error }
    }
}
