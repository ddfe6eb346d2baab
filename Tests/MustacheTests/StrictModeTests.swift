import Diagnostics
import Mustache
import Testing

@Suite struct StrictModeTests {
    static let value: Value = ["title": "Photos", "owner": ["name": "Ada"], "list": [["a": 1]], "none": nil]

    /// What is wrong with `text`.
    private func problem(_ text: String, _ partials: [String: String] = [:]) -> Diagnostic? {
        #expect(throws: Diagnostic.self) { try Template.strict(text, Self.value, partials) }
    }

    @Test func `an unknown value is told with its place, a caret and the nearest name`() {
        let diagnostic = problem("a\nlet {{title}} = {{ titel }}\n")
        #expect(diagnostic?.message == "No value is named 'titel' here.")
        #expect(diagnostic?.place?.description == "main:2:20")
        #expect(diagnostic?.place?.excerpt == "let {{title}} = {{ titel }}\n                   ^")
        #expect(diagnostic?.fix == "Write 'title'.")
    }

    @Test(arguments: ["{{#listt}}{{/listt}}", "{{^listt}}{{/listt}}", "{{>*listt}}", "{{<*listt}}{{/*listt}}"])
    func `an unknown value is refused in every kind of tag`(text: String) {
        #expect(problem(text)?.fix == "Write 'list'.")
    }

    @Test func `an unknown member is told with its owner`() {
        let diagnostic = problem("{{owner.nmae}}")
        #expect(diagnostic?.message == "'owner' has nothing named 'nmae'.")
        #expect(diagnostic?.fix == "Write 'name'.")
        #expect(
            problem("{{owner.name.first}}")?.message == "'owner.name' is a single value and has nothing named 'first'."
        )
    }

    @Test func `names inside a section count among the known ones`() {
        #expect(problem("{{#list}}{{b}}{{/list}}")?.fix == "Use one of 'a', 'list', 'none', 'owner', 'title'.")
    }

    @Test func `an unknown partial or parent is told with the nearest template`() {
        let partial = problem("{{>heder}}", ["header": "", "footer": ""])
        #expect(partial?.message == "No template is named 'heder'.")
        #expect(partial?.fix == "Write 'header'.")
        #expect(problem("{{<heder}}{{/heder}}", ["header": ""])?.fix == "Write 'header'.")
        #expect(problem("{{>*title}}")?.message == "No template is named 'Photos'.")
        #expect(problem("{{>x}}")?.fix == "Remove it: there is nothing to name.")
    }

    @Test func `a problem inside a partial is placed in the partial`() {
        #expect(problem("{{>p}}", ["p": "\n {{x}}"])?.place?.description == "p:2:4")
    }

    @Test func `a replacement that no parent takes is told with the nearest block`() {
        let diagnostic = problem("{{<p}}{{$boddy}}{{/boddy}}{{/p}}", ["p": "{{>q}}", "q": "{{$body}}{{/body}}"])
        #expect(diagnostic?.message == "The template 'p' has no block named 'boddy'.")
        #expect(diagnostic?.fix == "Write 'body'.")
        #expect(diagnostic?.place?.description == "main:1:10")
    }

    @Test func `a replacement is known in whatever the parent includes, written or not`() throws {
        let partials = [
            "p": "{{^title}}{{$a}}{{/a}}{{/title}}{{<q}}{{$b}}{{$c}}{{/c}}{{/b}}{{/q}}", "q": "{{$b}}{{/b}}{{>p2}}",
            "p2": "{{#none}}{{>q}}{{/none}}",
        ]
        let text = "{{<p}}{{$a}}{{/a}}{{$b}}x{{/b}}{{$c}}{{/c}}{{/p}}"
        #expect(try Template.strict(text, Self.value, partials) == "x")
    }

    @Test func `where a value says what is included any replacement may be meant`() throws {
        let text = "{{<p}}{{$a}}{{/a}}{{/p}}"
        #expect(try Template.strict(text, Self.value, ["p": "{{>*title}}", "Photos": "x"]) == "x")
    }

    @Test func `a tag that a parent tag would drop is refused`() {
        let diagnostic = problem("{{<p}}\n {{#title}}{{$a}}{{/a}}{{/title}}\n{{/p}}", ["p": "{{$a}}{{/a}}"])
        #expect(diagnostic?.place?.description == "main:2:5")
        #expect(diagnostic?.fix == "Move it into a block.")
    }

    @Test func `a list or a group is refused as text`() {
        #expect(problem("{{list}}")?.message == "'list' is a list and cannot be written as text.")
        #expect(problem("{{owner}}")?.message == "'owner' is a group of values and cannot be written as text.")
        #expect(problem("{{>*owner}}")?.message == "'owner' is a group of values and cannot be written as text.")
    }

    @Test func `known names pass, null and empty ones too`() throws {
        let text = "{{title}}{{none}}{{#none}}{{x}}{{/none}}{{owner.name}}{{#list}}{{a}}{{title}}{{/list}}"
        #expect(try Template.strict(text, Self.value) == "PhotosAda1Photos")
    }
}
