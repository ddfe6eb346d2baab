import LightFoundation
import Testing

@testable import Conventions

/// What a machine may write, and no stack is deep enough for.
@Suite(.timeLimit(.minutes(5))) struct DeepInputTests {
    private static let count = 10_000

    private static func nest(_ open: String, _ middle: String, _ close: String = "") -> String {
        String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    }

    static let shapes = [
        "let a = " + nest("(", "1", ")"), "let a = " + nest("{ ", "1", " }"), "let a = " + nest("(", ""),
        "let a = " + nest("[", "", "]"), "let a: " + nest("A<", "B", ">"), "let a = " + nest("a<", "b"),
        "let a = " + nest("!", "b"), "let a = " + nest("- ", "b"), "let a = " + nest("a ? b : ", "c"),
        "let a = " + nest("a ? ", "c", " : d"), "func f() { if a {} " + nest("else if b {} ", "") + "}",
        nest("#if A\n", "let a = 1\n", "#endif\n"), "let a = " + nest("b + ", "c"), nest("/*", "", "*/"),
        "let a = " + nest("\"\\(", "1", ")\""), "let a = b" + nest("?.c", ""), "let a: " + nest("A -> ", "B"),
        "let a = " + nest("try ", "b"), "let a = " + nest("await ", "b"), nest("@a ", "class B {}"),
        "let a: B" + nest("?", ""), "func a() { color = " + nest(".red + ", ".red") + " }",
        "let a = [" + nest(".red, ", "") + "]", "let a: " + nest("A.", "B"), "let a: " + nest("A & ", "B"),
        "let a = b" + nest(" as C", ""), "func a() { x = " + nest("control(Tag.a) + ", "b") + " }",
        "let a: " + nest("any ", "B"), nest("#a\n", ""), "let a = b" + nest("()", ""), "let a = b" + nest("{}", ""),
        "let a = " + nest("\\.a", ""), "if case " + nest("let ", "a = b {}"), nest("class A { ", "", " }"),
        nest("func f() { ", "", " }"), nest("switch a { case b: ", "", " }"), nest("indirect ", "enum A {}"),
        nest("@", ""), nest("`", ""), "let a = " + nest("\"", ""), "let a = " + nest("/a", ""), nest(";", ""),
    ]

    @Test(arguments: [
        "let a: [[[[Int]]]] = [[[[1]]]]", "let a = b[c[d[e[0]]]]", "let a: (A) -> (B) -> (C) -> D = f",
        "let a: A<B<C<D>>> = f", "func f() { if a < b, c < d {} }",
        "protocol P {\n" + String(repeating: "func a(b: Int) -> C\n", count: 2_000) + "}",
        "let a = \"\"\"\n" + String(repeating: "a < b -> c\n", count: 2_000) + "\"\"\"",
    ])
    func `what a person writes is not too deep`(text: String) {
        #expect(!NestingGauge.isTooDeep(text.utf8))
    }

    @Test(arguments: shapes.indices)
    func `it is read to its end or told, and what stands before it is checked`(shape: Int) {
        let text = "class A: NSArray {}\n" + Self.shapes[shape] + "\n"
        let source = SwiftSource(path: "A.swift", text: text)
        let reader = SourceReader(Settings())
        let facts = Crew.map(1) { _ in reader.facts(of: source) }
        let found = Checker([source], facts: facts, settings: Settings()).findings
        #expect(found.contains { $0.rule == "F2" && $0.line == 1 } || found.contains { $0.rule == "file" })
    }
}
