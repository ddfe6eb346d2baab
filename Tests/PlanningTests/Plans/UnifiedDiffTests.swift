import Testing

@testable import Planning

@Suite struct UnifiedDiffTests {
    let path: RelativePath

    init() throws {
        path = try RelativePath("Sources/a.swift")
    }

    @Test func `a changed line is shown between its neighbours`() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"
        #expect(
            text(old, new) == """
                --- a/Sources/a.swift
                +++ b/Sources/a.swift
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                """
        )
    }

    @Test func `a new file is all added`() {
        #expect(text(nil, "a\nb\n") == "--- /dev/null\n+++ b/Sources/a.swift\n@@ -0,0 +1,2 @@\n+a\n+b")
    }

    @Test func `changes far apart stand in hunks of their own`() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("2\n3\n", with: "two\n3\n").replacing("19\n", with: "nineteen\n")
        let headers = UnifiedDiff(of: path, from: old, to: new).lines.filter { "\($0)".hasPrefix("@@") }
        #expect(headers.map(\.description) == ["@@ -1,5 +1,5 @@", "@@ -16,5 +16,5 @@"])
    }

    @Test func `the missing last newline is told`() {
        #expect(
            text("a\n", "a") == """
                --- a/Sources/a.swift
                +++ b/Sources/a.swift
                @@ -1 +1 @@
                -a
                +a
                \\ No newline at end of file
                """
        )
    }

    @Test func `the same text has no difference`() {
        #expect(text("a\r\nb", "a\r\nb").isEmpty)
    }

    @Test func `line endings are part of a line`() {
        #expect(text("a\r\n", "a\n").contains("-a\r\n+a"))
    }

    private func text(_ old: String?, _ new: String?) -> String {
        UnifiedDiff(of: path, from: old, to: new).lines.map(\.description).joined(separator: "\n")
    }
}
