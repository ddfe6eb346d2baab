import Foundation
import Testing
import Toolchain

@Suite struct ProcessEndingTests {
    @Test(arguments: [
        (ProcessEnding.exited(3), #"{"code":3,"kind":"exited"}"#), (.signalled(9), #"{"code":9,"kind":"signalled"}"#),
        (.interrupted, #"{"kind":"interrupted"}"#), (.timedOut, #"{"kind":"timedOut"}"#),
    ])
    func `an ending reads well as JSON, and comes back`(ending: ProcessEnding, json: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(ending)
        #expect(String(decoding: data, as: UTF8.self) == json)
        #expect(try JSONDecoder().decode(ProcessEnding.self, from: data) == ending)
    }

    @Test func `only the status 0 is a success`() {
        #expect(ProcessEnding.exited(0).isSuccess)
        let others: [ProcessEnding] = [.exited(1), .signalled(2), .interrupted, .timedOut]
        #expect(others.map(\.isSuccess) == [false, false, false, false])
    }
}
