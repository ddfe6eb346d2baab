import Conventions
import LightFoundation
import Planning

/// What was read of each file, by what the file holds.
struct CheckCache: Codable, Sendable {
    /// Where an app keeps it; it is made anew when it is gone, and never committed.
    static let path = ".scaffold/cache/check.json"
    /// Keeps the cache out of git, its own file included.
    static let ignorePath = ".scaffold/cache/.gitignore"
    // Raised whenever a rule or what is remembered changes.
    private static let current = "2 \(Version.current)"

    private var version = CheckCache.current
    private var settings: Settings
    private(set) var facts: [String: FileFacts] = [:]

    init(_ settings: Settings) {
        self.settings = settings
    }

    /// What an earlier run wrote, when it was made by these settings and these rules.
    init(_ contents: FileContents?, settings: Settings) {
        let stored = contents.flatMap { try? JSONDecoder().decode(Self.self, from: Data($0.bytes)) }
        guard let stored, stored.version == Self.current, stored.settings == settings else {
            self.init(settings)
            return
        }
        self = stored
    }

    /// A cache of these files and no others.
    init(_ settings: Settings, facts: [String: FileFacts]) {
        self.init(settings)
        self.facts = facts
    }

    /// The cache as a file.
    var contents: FileContents? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { FileContents(Array($0)) }
    }
}
