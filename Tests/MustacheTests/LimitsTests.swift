import Diagnostics
import Foundation
import Mustache
import Testing

@Suite struct LimitsTests {
    private func problem(
        _ text: String,
        _ value: Value = [:],
        _ partials: [String: String] = [:],
        limits: Limits = Limits()
    ) -> Diagnostic? {
        #expect(throws: Diagnostic.self) {
            let partials = try partials.map { ($0, try Template($1, name: $0)) }
            return try Template(text, name: "main").render(
                value,
                with: Partials(Dictionary(uniqueKeysWithValues: partials)),
                escaping: .none,
                limits: limits
            )
        }
    }

    @Test(arguments: ["{{>p}}", "{{<p}}{{/p}}", "{{#a}}{{>p}}{{/a}}", "{{$b}}{{>p}}{{/b}}", "{{>*name}}"])
    func `a template that includes itself without end is stopped`(text: String) {
        let diagnostic = problem("{{>p}}", ["a": true, "name": "p"], ["p": "x\n" + text])
        #expect(diagnostic?.message.hasPrefix("This tag stands inside 64 others") == true)
        #expect(diagnostic?.place?.file == "p")
        #expect(diagnostic?.place?.line == 2)
    }

    @Test func `a text that grows too large is stopped`() {
        let list = Value.list(Array(repeating: "0123456789", count: 100))
        let diagnostic = problem("{{#a}}\n{{.}}\n{{/a}}", ["a": list], limits: Limits(bytes: 200))
        #expect(diagnostic?.message == "The text grew beyond 200 bytes here.")
        #expect(diagnostic?.place?.line == 2)
    }

    @Test func `a text exactly as large as allowed is written`() throws {
        let template = try Template("{{a}}b", name: "t")
        #expect(try template.render(["a": "xyz"], escaping: .none, limits: Limits(bytes: 4)) == "xyzb")
    }

    @Test func `work that multiplies without writing anything is stopped`() {
        var partials = ["p0": ""]
        for level in 1...60 { partials["p\(level)"] = "{{>p\(level - 1)}}{{>p\(level - 1)}}" }
        let diagnostic = problem("{{>p60}}", [:], partials, limits: Limits(steps: 10_000))
        #expect(diagnostic?.message == "The text took more than 10000 steps to write.")
    }

    @Test func `the deepest rendering fits a small stack`() async throws {
        let text = try Template("{{>p}}", name: "main")
        let partial = try Template("{{#more}}\n  {{<p}}\n{{$b}}x{{/b}}\n{{/p}}\n{{/more}}{{$b}}{{/b}}", name: "p")
        let message = await withCheckedContinuation { continuation in
            let thread = Thread {
                do throws(Diagnostic) {
                    let result = try text.render(["more": true], with: Partials(["p": partial]), escaping: .none)
                    continuation.resume(returning: result)
                } catch {
                    continuation.resume(returning: error.message)
                }
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(message.hasPrefix("This tag stands inside 64 others"))
    }
}
