import Foundation
import Mustache
import Testing

/// Mustache's public specification, read from the folder that `MUSTACHE_SPEC` names.
@Suite(.enabled(if: Specification.folder != nil, "Set MUSTACHE_SPEC to the specification's folder of JSON files."))
struct SpecificationTests {
    @Test(arguments: Specification.files)
    func `a case gives what the specification says`(file: Specification) throws {
        for example in file.cases {
            let template = try Template(example.template, name: example.name)
            let partials = try (example.partials ?? [:]).map { ($0, try Template($1, name: $0)) }
            let text = try template.render(
                example.data,
                with: Partials(Dictionary(uniqueKeysWithValues: partials)),
                escaping: .html,
                mode: .lax
            )
            #expect(text == example.expected, "\(file.name): \(example.name)")
        }
    }

    @Test func `the folder holds all eight files and 184 cases`() {
        #expect(Specification.files.count == 8)
        #expect(Specification.files.map(\.cases.count).reduce(0, +) == 184)
    }
}
