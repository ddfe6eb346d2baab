/// The rows in columns.
struct Table: CustomStringConvertible {
    let rows: [Row]

    var description: String {
        let lines = [["measured", "median", "budget", ""]] + rows.map(\.columns)
        let widths = (0..<4).map { column in lines.map { $0[column].count }.max() ?? 0 }
        let texts = lines.map { line in
            let name = line[0].padded(to: widths[0])
            let numbers = (1...2).map { String(repeating: " ", count: widths[$0] - line[$0].count) + line[$0] }
            return ([name] + numbers + [line[3]]).joined(separator: "  ")
        }
        return texts.map { $0.trimmedAtEnd }.joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - count, 0))
    }

    fileprivate var trimmedAtEnd: String {
        String(self[...(lastIndex { $0 != " " } ?? startIndex)])
    }
}
