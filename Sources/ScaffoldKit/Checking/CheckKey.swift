import Conventions
import LightFoundation

/// Says by which tool, rules and settings a cache was made.
///
/// A rule that changed reads other facts from the same file. Nobody has to remember to count that: the program itself is a
/// part of the key, told by its size and the time it was built.
struct CheckKey: CustomStringConvertible {
    let description: String

    init(_ settings: Settings) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let decided = (try? encoder.encode(settings)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        description = ["scaffold check", Version.current, Self.program, Rules.ids.joined(separator: " "), decided]
            .joined(separator: "\n")
    }

    private static let program: String = {
        var status = stat()
        guard let path, stat(path, &status) == 0 else { return "" }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return "\(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    }()

    private static var path: String? {
        #if canImport(Darwin)
            var size: UInt32 = 4_096
            var bytes = [CChar](repeating: 0, count: Int(size))
            return _NSGetExecutablePath(&bytes, &size) == 0 ? String(cString: bytes) : nil
        #else
            return "/proc/self/exe"
        #endif
    }
}
