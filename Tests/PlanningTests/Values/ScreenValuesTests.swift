import Foundation
import Mustache
import Testing

@testable import Planning

@Suite struct ScreenValuesTests {
    @Test func `the documentation has every value, and no other`() throws {
        let text = try String(
            contentsOf: URL(filePath: #filePath)
                .appending(path: "../../../../Sources/ScaffoldKit/ScaffoldKit.docc/Templates.md").standardized,
            encoding: .utf8
        )
        let documented = Set(text.matches(of: /`([a-z]+\.[A-Za-z]+)`/).map { String($0.1) })
        let names = try ScreenNames("Albums")
        let model = try Model(of: names, fields: ["title:String", "releasedOn:Date?"])
        let app = try AppNames("Gallery")
        let options = ListOptions(section: model.titleField)
        let screen = ScreenValues(app: app, screen: names, model: model, relatives: [], source: names, options: options)
            .values
        let part = PartValues(app: app, name: names.screen, home: .core(app.core)).values
        let values = screen.merging(part) { first, _ in first }.merging(AppValues(app: app, kit: "..").values) { $1 }
        let known = values.flatMap { name, value in
            if case .object(let members) = value { members.keys.map { "\(name).\($0)" } } else { [String]() }
        }
        #expect(Set(known).subtracting(documented) == [])
        let others: Set = [
            "template.json", "layout.name", "layout.list", "layout.grid", "layout.detail", "layout.form",
            "layout.settings", "with.search",
            "id.uuidString", "uuid.15", "id.row", "id.caption", "id.control", "id.height", "id.first", "id.second",
        ]
        #expect(documented.subtracting(known).subtracting(others) == [])
        for name in values.keys where !known.contains(where: { $0.hasPrefix(name + ".") }) {
            #expect(text.contains("`\(name)"), "\(name)")
        }
    }
}
