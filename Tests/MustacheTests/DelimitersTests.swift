import Diagnostics
import Mustache
import Testing

@Suite struct DelimitersTests {
    @Test func `foreign braces pass through while other marks are set`() throws {
        let workflow = """
            {{=<% %>=}}
            run: echo ${{ github.ref }} {{ untouched }} <% name %>
            <%={{ }}=%>
            name: {{name}}

            """
        let expected = "run: echo ${{ github.ref }} {{ untouched }} Gallery\nname: Gallery\n"
        #expect(try Template.strict(workflow, ["name": "Gallery"]) == expected)
    }

    @Test func `any two marks will do`() throws {
        #expect(try Template.lax("{{= « » =}}«a»«=[ ]=»[a][&a]", ["a": "<"]) == "&lt;&lt;<")
        #expect(try Template.lax("{{=| |=}}|#a|{{b}}|/a|", ["a": true]) == "{{b}}")
    }

    @Test func `braces that are unescaped keep working inside other marks`() throws {
        #expect(try Template.lax("{{=<% %>=}}<%{a}%><%& a%><%a%>", ["a": "<"]) == "<<&lt;")
    }

    @Test func `marks end with the template that set them`() throws {
        let partial = "{{=| |=}}|a|"
        #expect(try Template.lax("{{>p}}{{a}}|a|{{=[ ]=}}[>p]", ["a": "x"], ["p": partial]) == "xx|a|x")
    }

    @Test func `the tag takes its line away when alone on it`() throws {
        #expect(try Template.lax("a\r\n {{=@ @=}}\r\nb {{x}} @! c @\n") == "a\r\nb {{x}} \n")
    }

    @Test(arguments: ["{{==}}", "{{=a=}}", "{{=a b c=}}", "{{=a= b=}}"])
    func `anything but two marks is refused`(text: String) throws {
        let diagnostic = #expect(throws: Diagnostic.self) { try Template("x\n \(text)", name: "t") }
        #expect(diagnostic?.message == "'\(text)' does not set two delimiters.")
        #expect(diagnostic?.place?.description == "t:2:2")
    }
}
