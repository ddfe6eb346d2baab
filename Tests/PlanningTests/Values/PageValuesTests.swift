import Mustache
import Testing

@testable import Planning

@Suite struct PageValuesTests {
    @Test(arguments: [
        ("a:String", "aLabel.text = photo.a"),
        ("a:String?", #"aLabel.text = photo.a ?? "–""#),
        ("a:Int", "aLabel.text = photo.a.formatted()"),
        ("a:Date?", #"aLabel.text = photo.a?.formatted(date: .abbreviated, time: .omitted) ?? "–""#),
        ("a:URL?", #"aLabel.text = photo.a.map { $0.host() ?? $0.absoluteString } ?? "–""#),
        ("a:Bool", "aSwitch.isOn = photo.a"),
        ("a:Bool?", #"aLabel.text = photo.a.map { $0 ? "Yes" : "No" } ?? "–""#),
        ("a:Data", "aView.image = UIImage(data: photo.a)"),
        ("a:Data?", "aView.image = photo.a.flatMap { UIImage(data: $0) }"),
        ("a:[Int]", #"aLabel.text = photo.a.map { $0.formatted() }.joined(separator: ", ")"#),
        ("a:User", "aLabel.text = photo.a.name"),
        ("get:String", "getLabel.text = photo.get"),
    ])
    func `a field is shown by its type`(typed: String, code: String) throws {
        #expect(try page([typed]).value(at: "controls")?.first?.value(at: "code") == .string(code))
    }

    @Test func `what names the model stands on top, the rest in the order of the fields`() throws {
        let page = try page(["count:Int", "isPublic:Bool", "name:String"])
        #expect(try names(in: page) == ["nameLabel", "countLabel", "isPublicSwitch"])
        #expect(page.value(at: "heading") == .string("nameLabel"))
        #expect(page.value(at: "height") == .number("131"))
    }

    @Test func `a model with nothing but an id shows that`() throws {
        #expect(try names(in: page([])) == ["idLabel"])
    }

    @Test(arguments: [
        ("a:String", #"text == "First a""#), ("a:Int", #"text?.contains("12") == true"#), ("a:Bool", "isOn"),
        ("a:Data", nil),
    ])
    func `a test looks for the first sample`(typed: String, code: String?) throws {
        let expectation = try page([typed]).value(at: "controls")?.first?.value(at: "expectation")
        #expect(expectation == code.map(Value.string) ?? .null)
    }

    private func page(_ fields: [String]) throws -> Value {
        let model = Model("Photo", fields: try fields.map { try Field($0) })
        let noun = try Noun(Name("Photo", as: .model))
        let page = PageValues(model, noun: noun, models: Models([model]))
        return page.value(ids: XibIdentifiers(page.ids, module: "PhotoDetail").values)
    }

    private func names(in page: Value) throws -> [String] {
        guard case .list(let controls)? = page.value(at: "controls") else { return [] }
        return controls.map { "\($0.value(at: "name")?.words ?? "")" }
    }
}

extension Value {
    fileprivate var first: Value? {
        guard case .list(let values) = self else { return nil }
        return values.first
    }

    fileprivate var words: String? {
        guard case .string(let words) = self else { return nil }
        return words
    }
}
