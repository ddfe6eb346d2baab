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
    /// How many files the compiler reads.
    var size: Int { inputs.count { $0.hasSuffix(".swift") } }
    /// Whether all of it has been made, as of `now`.
    ///
    /// After the last object of a module in one piece the compiler writes its index, for a second or more, and only then what
    /// it has diagnosed. A compiler that names this otherwise is given the time.
    func isDone(at now: Date) -> Bool {
        guard Self.areThere(outputs) else { return false }
        guard isWhole, let diagnostics, !Self.areThere([diagnostics]) else { return true }
        return outputs.allSatisfy { Self.isOlder($0, than: now.addingTimeInterval(-Self.patience)) }
    }

    private static let patience = 4.0
    private var isWhole: Bool { arguments.contains("-wmo") || arguments.contains("-whole-module-optimization") }
    private var name: String? { arguments.firstIndex(of: "-module-name").flatMap { arguments.dropFirst($0 + 1).first } }
    private var diagnostics: String? {
        guard let folder, let name else { return nil }
        return "\(folder)/\(name).dia"
    }
    private var folder: String? {
        let object = outputs.first { $0.hasSuffix(".o") }
        return object.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    }

    /// Takes away what the compiler has noted down of earlier runs, so that the next one does it all again.
    func forget() {
        guard let folder else { return }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for file in files where file.hasSuffix(".priors") {
            try? FileManager.default.removeItem(atPath: folder + "/" + file)
        }
    }

    private static func isModule(_ path: String) -> Bool { path.hasSuffix(".swiftmodule") }

    private static func isOlder(_ path: String, than date: Date) -> Bool {
        FileManager.default.modificationDate(of: path).map { $0 < date } ?? true
    }

    private static func areThere(_ nodes: [String]) -> Bool {
        nodes.allSatisfy { !$0.hasPrefix("/") || FileManager.default.fileExists(atPath: $0) }
    }
}
