import Conventions
import Planning

extension Finding {
    /// A file that could not be checked.
    static func file(_ path: RelativePath, _ message: String, fix: String) -> Finding {
        Finding(rule: "file", message: message, fix: fix, path: "\(path)")
    }

    static func tooLarge(_ path: RelativePath) -> Finding {
        .file(
            path,
            "The file is larger than 3 MB, and was not checked.",
            fix: "Split it, or leave its folder out of 'paths'."
        )
    }

    static func noText(_ path: RelativePath) -> Finding {
        .file(path, "The file is not UTF-8, and was not checked.", fix: "Save it as UTF-8.")
    }

    static func link(_ path: RelativePath) -> Finding {
        .file(
            path,
            "This is a symbolic link, and was not checked.",
            fix: "Put what it leads to in its place, or leave its folder out of 'paths'."
        )
    }

    static func noFile(_ path: RelativePath) -> Finding {
        .file(
            path,
            "This is neither a file nor a folder, and was not checked.",
            fix: "Move it away, or leave its folder out of 'paths'."
        )
    }

    /// A name that no path of the tool's may hold, as it is in source: on a line of its own it would be two.
    static func stranger(_ path: String) -> Finding {
        Finding(
            rule: "file",
            message: "The name holds a character that not every disk takes, and nothing was checked there.",
            fix: "Rename it, without control characters, '\\' and ':'.",
            path: String(path.debugDescription.dropFirst().dropLast())
        )
    }
}
