import Testing
import Toolchain

@Suite struct BuildProgressTests {
    @Test func `a step is read`() {
        let step = BuildProgress(line: "[12/40] Compiling Photos Photo.swift")
        #expect(step == BuildProgress(done: 12, total: 40, what: "Compiling Photos Photo.swift"))
        #expect(BuildProgress(line: "[0/1] Planning build")?.what == "Planning build")
    }

    @Test(arguments: ["", "[", "[1/2", "[a/b] x", "[1] x", "Building for debugging...", " [1/2] x"])
    func `another line is none`(line: String) {
        #expect(BuildProgress(line: line) == nil)
    }
}
