/// The name that a person probably meant.
package enum NearMiss {
    /// The candidate nearest to `name`, when one is near enough to be worth naming.
    ///
    /// Letters added, dropped, changed or swapped with their neighbour count one each; a third of the name's length,
    /// and at least two, may differ. Case counts nothing. Of equally near candidates the first in order wins.
    package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased())
        let limit = max(2, wanted.count / 3)
        let measured = candidates.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
        let near = measured.filter { $0.distance <= limit && $0.distance < max(wanted.count, 1) }
        return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
    }

    /// The question that begins a fix, such as `Did you mean 'list'? `; empty where no candidate is near.
    package static func question(for name: String, in candidates: some Sequence<String>) -> String {
        nearest(to: name, in: candidates).map { "Did you mean '\($0)'? " } ?? ""
    }

    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for i in first.indices {
            var row = [i + 1]
            for j in second.indices {
                let changed = last[j] + (first[i] == second[j] ? 0 : 1)
                var best = min(changed, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[second.count]
    }
}
