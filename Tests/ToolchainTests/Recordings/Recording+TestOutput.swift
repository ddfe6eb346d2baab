extension Recording {
    /// What `swift test` prints for people.
    static let testOutput = #"""
        ◇ Test run started.
        ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
        ↳ Target Platform: x86_64-unknown-linux-gnu
        ◇ Suite "A photo" started.
        ◇ Test alone() started.
        ◇ Suite Sorting started.
        ◇ Test names(title:) started.
        ◇ Test "has a title" started.
        ➜ Test sees() skipped: "no camera"
        ◇ Test known() started.
        ◇ Test shouts() started.
        ✘ Test «unknown» recorded an issue at PhotoTests.swift:11:62: Issue recorded
        ↳ nobody's
        ◇ Test case passing 1 argument title → "Sea" to names(title:) started.
        ◇ Test case passing 1 argument title → "Sun" to names(title:) started.
        ✘ Test names(title:) recorded an issue with 1 argument title → "Sun" at PhotoTests.swift:7:66: Expectation failed: (title → "Sun") == "Sea"
        ◇ Test "a / b" started.
        ━ Test known() recorded a known issue at PhotoTests.swift:8:43: Expectation failed: Bool(false)
        ✘ Test shouts() recorded an issue at PhotoTests.swift:5:27: Expectation failed: (Photo(title: "Sea").title → "Sea") == "SEA"
        ↳ in capitals
        ✘ Test names(title:) with 2 test cases failed after 0.001 seconds with 1 issue.
        ✔ Test "has a title" passed after 0.001 seconds.
        ━ Test known() passed after 0.001 seconds with 1 known issue.
        ✘ Test shouts() failed after 0.001 seconds with 1 issue.
        ✔ Test alone() passed after 0.002 seconds.
        ✔ Test "a / b" passed after 0.001 seconds.
        ✔ Suite Sorting passed after 0.002 seconds.
        ✘ Suite "A photo" failed after 0.002 seconds with 3 issues (including 1 known issue).
        ✘ Test run with 7 tests in 2 suites failed after 0.002 seconds with 4 issues (including 1 known issue).
        """#
}
