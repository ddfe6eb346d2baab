import Diagnostics
import Mustache
import Testing

/// Random tags and words, the same ones in every run.
@Suite struct TagSoupTests {
    /// A small generator of numbers that a seed determines.
    struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    static let pieces = [
        "{{#a}}", "{{/a}}", "{{^b}}", "{{/b}}", "{{<p}}", "{{/p}}", "{{$x}}", "{{/x}}", "{{>p}}", "{{>q}}", "{{>*n}}",
        "{{a}}", "{{{ b }}}", "{{&c.d}}", "{{.}}", "{{! é\n }}", "{{=| |=}}", "|={{ }}=|", "|a|", "\n", "\r\n", "  ",
        "\t",
        "word", "é", "漢🧷", "\n    ", "{{#c}}\n", "{{/c}}\n",
    ]
    static let fragments = ["{", "{{", "}}", "}", "=", "#", "{{=", "*", "\r", "\u{301}", "{{{", "{{$", "/"]
    static let value: Value = [
        "a": [["b": "<"], ["b": ""], "x"], "b": false, "c": ["d": "{{a}}\n"], "n": "q",
    ]

    private func soup(_ dice: inout Dice, _ pieces: [String]) -> String {
        (0..<Int.random(in: 0..<24, using: &dice)).compactMap { _ in pieces.randomElement(using: &dice) }.joined()
    }

    /// The first template that parses of some hundred.
    private func template(_ dice: inout Dice, _ name: String) -> Template? {
        for _ in 0..<300 {
            if let template = try? Template(soup(&dice, Self.pieces), name: name) { return template }
        }
        return nil
    }

    @Test(arguments: 1...8)
    func `no soup crashes, and a fault lies inside the text`(seed: UInt64) {
        var dice = Dice(state: seed)
        for _ in 0..<1_000 {
            let text = soup(&dice, Self.pieces + Self.fragments)
            do throws(Diagnostic) {
                _ = try Template(text, name: "soup").render(Self.value, escaping: .html, mode: .lax)
            } catch {
                #expect(error.place?.line ?? 0 >= 1)
                #expect(error.place?.line ?? 0 <= text.count(where: \.isNewline) + 1)
            }
        }
    }

    @Test(arguments: 1...4)
    func `templates that include each other at random end with a text or a diagnostic`(seed: UInt64) throws {
        var dice = Dice(state: seed)
        var texts = 0
        for _ in 0..<100 {
            let (main, p, q) = (template(&dice, "main"), template(&dice, "p"), template(&dice, "q"))
            let partials = try ["p": #require(p), "q": #require(q)]
            for mode in [Mode.lax, .strict] {
                let text = try? main?.render(
                    Self.value,
                    with: Partials(partials),
                    escaping: .xml,
                    mode: mode,
                    limits: Limits(depth: 40, bytes: 100_000, steps: 20_000)
                )
                texts += text == nil ? 0 : 1
            }
        }
        #expect(texts > 50)
    }

    @Test func `words without marks are copied as they are`() throws {
        var dice = Dice(state: 99)
        for _ in 0..<500 {
            let text = soup(&dice, ["\n", "\r\n", " ", "\t", "}", "{", "}}", "a", "é", "\u{301}", "=", "/"])
            guard !text.contains("{{") else { continue }
            #expect(try Template.strict(text) == text)
        }
    }
}
