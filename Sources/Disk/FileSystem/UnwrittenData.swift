import LightFoundation

/// How much waits in memory to be written to disks, by anybody.
struct UnwrittenData: Hashable, Sendable {
    /// In kilobytes.
    let kilobytes: Int

    /// What the system says now; nil where it does not say.
    static var now: UnwrittenData? {
        let text = FileManager.default.contents(atPath: "/proc/meminfo")
        return text.flatMap { UnwrittenData(String(decoding: $0, as: UTF8.self)) }
    }

    /// Reads the text of Linux's `/proc/meminfo`; nil when it tells nothing of the kind.
    init?(_ text: String) {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
        let counts = ["Dirty:", "Writeback:"].compactMap { name -> Int? in
            guard let line = lines.first(where: { $0.starts(with: name.utf8) }) else { return nil }
            let number = line.dropFirst(name.utf8.count).split(separator: UInt8(ascii: " ")).first
            return number.flatMap(String.init).flatMap { Int($0) }
        }
        guard counts.count == 2 else { return nil }
        self.init(kilobytes: counts.reduce(0, +))
    }

    init(kilobytes: Int) {
        self.kilobytes = kilobytes
    }
}
