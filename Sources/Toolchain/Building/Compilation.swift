import LightFoundation

/// The compiler's run for one module, as SwiftPM has planned it.
struct Compilation: Sendable {
    /// All that has to be there before: files, and names of SwiftPM's own.
    let inputs: [String]
    /// All that is there afterwards.
    let outputs: [String]
    /// The words after the compiler's name.
    let arguments: [String]

    /// The compiled modules among the ``inputs``.
    var modulesNeeded: [String] { inputs.filter(Self.isModule) }
    /// The compiled module.
    var product: String? { outputs.first(where: Self.isModule) }
    /// Whether it could be run.
    var isReady: Bool { Self.areThere(inputs) }
    /// Whether all of it has been made.
    var isDone: Bool { Self.areThere(outputs) }

    /// Takes away what the compiler has noted down of earlier runs, so that the next one does it all again.
    func forget() {
        guard let object = outputs.first(where: { $0.hasSuffix(".o") }) else { return }
        let folder = URL(fileURLWithPath: object).deletingLastPathComponent().path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for file in files where file.hasSuffix(".priors") {
            try? FileManager.default.removeItem(atPath: folder + "/" + file)
        }
    }

    private static func isModule(_ path: String) -> Bool { path.hasSuffix(".swiftmodule") }

    private static func areThere(_ nodes: [String]) -> Bool {
        nodes.allSatisfy { !$0.hasPrefix("/") || FileManager.default.fileExists(atPath: $0) }
    }
}
