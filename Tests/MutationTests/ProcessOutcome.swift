import Foundation

/// How a process ended, and what it wrote.
struct ProcessOutcome {
    let status: Int32
    let text: String

    /// Runs `command`, found on `PATH`, in `folder`, and stops it after `deadline` seconds, which makes its status negative.
    init(
        _ command: [String],
        in folder: URL,
        environment: [String: String] = [:],
        deadline: TimeInterval
    ) throws {
        let log = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID()).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        defer { try? handle.close() }

        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = handle
        process.standardError = handle
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        if ended.wait(timeout: .now() + deadline) == .timedOut {
            process.terminate()
            ended.wait()
        }
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        text = try String(contentsOf: log, encoding: .utf8)
    }
}
