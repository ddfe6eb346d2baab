import Testing

@testable import Conventions

@Suite struct ConventionTests {
    @Test func `each convention has a rule and a text`() {
        let ids = "A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 C1 C2 C3 D1 D2 D3 E1 E2 E3 F1 F2 F3 F4".split(separator: " ")
        #expect(Rules.ids == ids.map(String.init))
    }
}
