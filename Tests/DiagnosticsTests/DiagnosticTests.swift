import Diagnostics
import Testing

@Suite struct DiagnosticTests {
    @Test func `a problem reads as a compiler prints one`() {
        let text = "one\n\ttwo three\nfour"
        let place = Place(file: "a.txt", in: text, at: text.firstRange(of: "three")!.lowerBound)
        let problem = Diagnostic("'three' is unknown.", at: place, fix: "Write 'tree'.", rule: "B2")
        #expect(
            "\(problem)" == "a.txt:2:6: error: 'three' is unknown. [B2]\n\ttwo three\n\t    ^\nWrite 'tree'."
        )
    }

    @Test func `a problem without a place is one sentence`() {
        #expect("\(Diagnostic("There is no app here."))" == "error: There is no app here.")
    }

    @Test(arguments: ["", "  \t"])
    func `no caret is put under nothing`(line: String) {
        let place = Place(file: "a", line: 1, column: 1, source: line)
        #expect("\(Diagnostic("It ends here.", at: place))" == "a:1:1: error: It ends here.")
    }

    @Test func `a place at the very end of a text is found`() {
        let place = Place(file: "a", in: "x\n", at: "x\n".endIndex)
        #expect("\(place)" == "a:2:1")
        #expect(place.excerpt == nil)
    }
}
