/// One file of an app that has grown: a controller of one of three habits, a cell, a data source or a model.
struct LegacySource {
    private enum Kind: CaseIterable {
        case screen, outlets, closures, cell, dataSource, model
    }

    /// The type in the file.
    let name: String
    let stem: String
    let number: Int
    private let kind: Kind

    init(number: Int) {
        self.number = number
        kind = Kind.allCases[number % Kind.allCases.count]
        stem = "Item\(number / Kind.allCases.count)"
        name =
            switch kind {
            case .screen: stem + "ListViewController"
            case .outlets: stem + "EditorViewController"
            case .closures: stem + "DetailViewController"
            case .cell: stem + "Cell"
            case .dataSource: stem + "DataSource"
            case .model: stem
            }
    }

    /// What the file says; controllers are longer than the rest, as they are.
    var text: String {
        let head = "//\n//  \(name).swift\n//\n//  Created some years ago.\n//\n\nimport UIKit\nimport BenchCore\n\n"
        let parts = (0..<4 + number % 5).map { "\(stem)Part\($0)" }
        return head + body(parts)
    }

    /// The class that the screens inherit.
    static let base = """
        open class BenchViewController: UIViewController {
            open func errorView() -> UIView { UIView() }
            open func loadingView() -> UIView { UIView() }
            open func showLoading(animated: Bool) {}
            open func hideLoading(animated: Bool) {}
            open func showError(animated: Bool) {}
            open func hideError(animated: Bool) {}
            open func createFields() {}
            open func createViews() {}
            open func createEvents() {}
        }

        """

    private func body(_ parts: [String]) -> String {
        switch kind {
        case .screen: screen(parts)
        case .outlets: outlets(parts)
        case .closures: closures(parts)
        case .cell: cell(parts)
        case .dataSource: dataSource(parts)
        case .model: model(parts)
        }
    }

    private func model(_ parts: [String]) -> String {
        """
        /// What the server knows of one \(stem).
        public struct \(stem): Codable, Hashable, Sendable {
            public let id: Int
        \(lines(parts) { "    public var \($0.lowercased()): String?" })

            enum CodingKeys: String, CodingKey {
                case id
        \(lines(parts) { "        case \($0.lowercased()) = \"\($0.lowercased())_value\"" })
            }

            public var isComplete: Bool {
                \(parts.map { "\($0.lowercased()) != nil" }.joined(separator: " && "))
            }

            public func matches(_ query: String) -> Bool {
                guard !query.isEmpty else { return true }
                return [\(parts.map { $0.lowercased() }.joined(separator: ", "))].compactMap { $0 }
                    .contains { $0.localizedCaseInsensitiveContains(query) }
            }
        }

        """
    }
}
