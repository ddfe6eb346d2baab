import Testing

@testable import Planning

@Suite struct XibIdentifiersTests {
    @Test func `ids are the same for the same module, and others for another`() {
        let names = ["root", "summary"]
        #expect(XibIdentifiers(names, module: "Photos").values == XibIdentifiers(names, module: "Photos").values)
        #expect(XibIdentifiers(names, module: "Photos").values != XibIdentifiers(names, module: "Albums").values)
    }

    @Test func `no two ids of a module are alike`() {
        let ids = XibIdentifiers((0..<2000).map { "\($0)" }, module: "Photos").values
        #expect(Set(ids.values).count == 2000)
    }
}
