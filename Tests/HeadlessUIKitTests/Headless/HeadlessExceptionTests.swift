import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct HeadlessExceptionTests {
    @Test func `what is raised reaches the handler, and the caller goes on`() {
        let raised = Headless.exceptions {
            Headless.raise(.internalInconsistency("first"))
            Headless.raise(.invalidArgument("second"))
        }
        #expect(
            raised == [
                Headless.Exception(name: "NSInternalInconsistencyException", reason: "first"),
                Headless.Exception(name: "NSInvalidArgumentException", reason: "second"),
            ]
        )
    }

    @Test func `the former handler is back afterwards`() {
        let before = Headless.exceptionHandler
        defer { Headless.exceptionHandler = before }
        var outer: [String] = []
        Headless.exceptionHandler = { outer.append($0.reason) }
        _ = Headless.exceptions { Headless.raise(.range("inner")) }
        Headless.raise(.unknownKey("outer"))
        #expect(outer == ["outer"])
    }

    @Test func `logged lines can be looked at`() {
        #expect(Headless.lines { Headless.log("a line") } == ["a line"])
    }

    @Test func `without a handler the process ends with UIKit's words`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { Headless.raise(.invalidArgument("the words")) }
        }
    }
}
