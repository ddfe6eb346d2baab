import LightFoundation

/// The programs that a program started, and those that they started.
enum ProcessTree {
    /// The ids of all that descend from `id`, nearest first.
    static func descendants(of id: pid_t) -> [pid_t] {
        var found: [pid_t] = []
        var waiting = [id]
        while let parent = waiting.popLast() {
            let children = children(of: parent)
            found += children
            waiting += children
        }
        return found
    }

    #if os(Linux)
        private static func children(of id: pid_t) -> [pid_t] {
            let folder = "/proc/\(id)/task"
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return threads.flatMap { thread -> [pid_t] in
                let list = try? String(contentsOfFile: "\(folder)/\(thread)/children", encoding: .utf8)
                return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
            }
        }
    #else
        private static func children(of id: pid_t) -> [pid_t] {
            var ids = [pid_t](repeating: 0, count: 1_024)
            let count = proc_listchildpids(id, &ids, Int32(ids.count * MemoryLayout<pid_t>.size))
            return Array(ids.prefix(Int(max(0, count))))
        }
    #endif
}
