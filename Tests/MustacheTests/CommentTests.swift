import Mustache
import Testing

@Suite struct CommentTests {
    @Test func `a comment is dropped, whatever it holds`() throws {
        #expect(try Template.lax("a{{! {{b}c # / = }}d{{!}}", ["b": "x"]) == "ad")
    }

    @Test func `a comment alone takes its lines away`() throws {
        #expect(try Template.lax("a\n  {{! one\n two }}  \nb\r\n{{! three }}\r\nc{{! four }} \n") == "a\nb\r\nc \n")
    }
}
