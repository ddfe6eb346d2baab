import Diagnostics
import Testing

@Suite struct NearMissTests {
    @Test(arguments: [
        ("lsit", "list"), ("gird", "grid"), ("GRID", "grid"), ("griid", "grid"), ("detial", "detail"),
    ])
    func `a slip finds its word`(typed: String, meant: String) {
        #expect(NearMiss.nearest(to: typed, in: ["list", "grid", "detail"]) == meant)
    }

    @Test(arguments: ["banana", "", "x"])
    func `a strange word finds none`(typed: String) {
        #expect(NearMiss.nearest(to: typed, in: ["list", "grid", "detail"]) == nil)
    }
}
