import Diagnostics
import LightFoundation

/// The Swift that builds and tests an app.
package struct SwiftToolchain: Hashable, Sendable, Codable {
    /// The path of `swift`.
    package let swift: String
    /// The path of `swiftc`.
    package let swiftc: String

    /// Names the tools by their paths.
    package init(swift: String, swiftc: String) {
        self.swift = swift
        self.swiftc = swiftc
    }

    /// The first Swift in the folders of `path`, which is written like the variable `PATH`.
    ///
    /// - Throws: A diagnostic when there is none.
    package static func find(on path: String?) throws(Diagnostic) -> SwiftToolchain {
        let folders = (path ?? "").split(separator: ":").map(String.init)
        for folder in folders {
            let tools = ["swift", "swiftc"].map { folder + "/" + $0 }
            guard tools.allSatisfy(isExecutableFile) else { continue }
            return SwiftToolchain(swift: tools[0], swiftc: tools[1])
        }
        throw .noSwift(searched: folders)
    }

    /// The toolchain's folder of programs. Only it is free of symbolic links: the tools act by the names they are called.
    package var programs: String {
        URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    private static func isExecutableFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}

extension Diagnostic {
    static func noSwift(searched folders: [String]) -> Diagnostic {
        Diagnostic(
            folders.isEmpty ? "There is no 'swift', since PATH names no folder." : "There is no 'swift' on PATH.",
            fix: "Install Swift 6.2 or later from swift.org/install, and add its 'usr/bin' to PATH."
        )
    }
}
