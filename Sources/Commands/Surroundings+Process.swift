import BuiltinTemplates
import Foundation
import ScaffoldKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Surroundings {
    /// What this process was started with.
    package static func process() -> Surroundings {
        let environment = ProcessInfo.processInfo.environment
        let console = Console(
            isTerminal: isatty(STDOUT_FILENO) == 1,
            canAsk: isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1,
            environment: environment,
            write: { FileHandle.standardOutput.write(Data($0.utf8)) },
            writeProblem: { FileHandle.standardError.write(Data($0.utf8)) },
            readAnswer: { readLine() }
        )
        let workplace = Workplace(
            currentFolder: FileManager.default.currentDirectoryPath,
            checkout: checkout(),
            templates: BuiltinTemplates.folder,
            environment: environment
        )
        return Surroundings(console: console, workplace: workplace)
    }

    /// The tool's own repository: the nearest folder above the program that has the kit's sources.
    private static func checkout() -> String? {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
        let folders = sequence(first: program?.deletingLastPathComponent()) { folder in
            folder.flatMap { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
        }
        return folders.compactMap { $0?.path }.first { folder in
            ["Package.swift", "Sources/HeadlessUIKit", "Sources/ScreenTesting"].allSatisfy {
                FileManager.default.fileExists(atPath: "\(folder)/\($0)")
            }
        }
    }
}
