import BuiltinTemplates
import LightFoundation
import ScaffoldKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Surroundings {
    /// What this process was started with.
    package static func process() -> Surroundings {
        let console = Console(
            isTerminal: isatty(STDOUT_FILENO) == 1,
            canAsk: isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1,
            environment: environment(of: ["TERM", "NO_COLOR"]),
            write: { print($0, to: STDOUT_FILENO) },
            writeProblem: { print($0, to: STDERR_FILENO) },
            readAnswer: { readLine() }
        )
        let workplace = Workplace(
            currentFolder: FileManager.default.currentDirectoryPath,
            checkout: checkout(),
            templates: BuiltinTemplates.folder,
            environment: ProcessInfo.processInfo.environment
        )
        return Surroundings(console: console, workplace: workplace)
    }

    /// These of the environment's variables: all of them take longer than most commands' own work.
    private static func environment(of names: [String]) -> [String: String] {
        names.reduce(into: [:]) { $0[$1] = getenv($1).map { String(cString: $0) } }
    }

    /// Writes all of a text, whatever becomes of whoever reads it.
    private static func print(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return }
            bytes = bytes.dropFirst(max(count, 0))
        }
    }

    /// The tool's own repository: the nearest folder above the program that has the kit's sources.
    private static func checkout() -> String? {
        guard let program = Program.folder else { return nil }
        let folders = sequence(first: URL(fileURLWithPath: program)) { folder in
            folder.path == "/" ? nil : folder.deletingLastPathComponent()
        }
        return folders.map(\.path).first { folder in
            ["Package.swift", "Sources/HeadlessUIKit", "Sources/ScreenTesting"].allSatisfy {
                FileManager.default.fileExists(atPath: "\(folder)/\($0)")
            }
        }
    }
}
