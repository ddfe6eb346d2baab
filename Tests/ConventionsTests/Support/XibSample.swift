import Foundation
import Testing

@testable import Conventions

/// Objects of a xib, and the code beside it, in which `◆` stands in the line where a finding falls.
struct XibSample: CustomTestStringConvertible, Sendable {
    /// File's Owner, as a xib without conventions broken has it.
    static let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
    /// A label of the app's own.
    static let label = """
        class GalleryLabel: UILabel {
            override init(frame: CGRect) { super.init(frame: frame); setup() }
            required init?(coder: NSCoder) { super.init(coder: coder); setup() }
            func setup() {}
        }

        """

    let objects: String
    let swift: String
    let owner: String

    init(_ objects: String, with swift: String = "", owner: String = Self.owner) {
        (self.objects, self.swift, self.owner) = (objects, swift, owner)
    }

    var testDescription: String { swift + objects }

    /// Whether something is to be found.
    var isMarked: Bool { !marks.isEmpty }

    private var xib: String { "<document version=\"3.0\"><objects>\n\(owner)\n\(objects)\n</objects></document>" }
    private var marks: [String] { Self.marks(in: swift, of: "A.swift") + Self.marks(in: xib, of: "A.xib") }

    private static func marks(in text: String, of file: String) -> [String] {
        text.components(separatedBy: "\n").enumerated().flatMap { index, line in
            Array(repeating: "\(file):\(index + 1)", count: line.count { $0 == "◆" })
        }
    }

    /// Expects the rule's findings to fall on the marks.
    func expect(_ rule: String, location: SourceLocation = #_sourceLocation) {
        #expect(found(by: rule) == marks, "\(swift)\(objects)", sourceLocation: location)
    }

    /// Where the rule finds something, as in `A.xib:3`; the first object stands in line 3.
    func found(by rule: String) -> [String] {
        let text = xib.filter { $0 != "◆" }
        let swift = SwiftSource(path: "A.swift", module: "App", text: swift.filter { $0 != "◆" })
        let settings = Settings(base: "GalleryViewController", prefix: "Gallery")
        let xibFacts = XibReader(settings).facts(of: Array(text.utf8), file: "A.xib")
        let source = XibSource(path: "A.xib", module: "App", facts: xibFacts) { text }
        let facts = SourceReader(settings).facts(of: swift)
        let findings = Checker([swift], facts: [facts], xibs: [source], settings: settings).findings
        return findings.filter { $0.rule == rule }.map { "\($0.path):\($0.line)" }
    }
}

extension XibSample: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self.init(value) }
}
