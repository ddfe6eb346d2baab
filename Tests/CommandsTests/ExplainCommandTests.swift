import Testing

@Suite struct ExplainCommandTests {
    @Test func `a convention is told with its why, both codes, and how to suppress it`() async throws {
        let result = try await Desk().run("explain", "b2")
        #expect(result.outcome == .done)
        for words in ["B2  Each control", "Before:", "After:", "How to mend it:", "// scaffold:ignore B2 — reason"] {
            #expect(result.printed.contains(words))
        }
    }

    @Test func `all conventions make a page of Markdown`() async throws {
        let printed = try await Desk().run("explain", "--all", "--format", "markdown").printed
        #expect(printed.hasPrefix("# Conventions\n\n## A1 Every controller"))
        #expect(printed.contains("```swift"))
        #expect(printed.contains("## F4 "))
    }

    @Test func `a file is told by its role`() async throws {
        let result = try await Desk().run("explain", "Sources/Photos/PhotoStore.swift")
        #expect(result.printed.contains("Conventions: D2."))
        let controls = try await Desk().run("explain", "Sources/Profile/ProfileControls.swift")
        #expect(controls.printed.contains("Conventions: B1, B2."))
    }

    @Test func `an unknown id is an error with the nearest one`() async throws {
        let result = try await Desk().run("explain", "B9")
        #expect(result.outcome == .usage)
        #expect(result.problems.contains("Did you mean 'B1'?"))
    }
}
