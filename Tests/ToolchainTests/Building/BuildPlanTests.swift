import Foundation
import Testing

@testable import Toolchain

@Suite struct BuildPlanTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func command(_ name: String, needing modules: [String] = []) -> String {
        let inputs = (["/dev/null", "<\(name)-resources>"] + modules.map { "\(folder.path)/\($0).swiftmodule" })
        let outputs = ["\(folder.path)/\(name).build/\(name).swift.o", "\(folder.path)/\(name).swiftmodule"]
        return """
              "C.\(name).module":
                tool: shell
                inputs: \(inputs)
                outputs: \(outputs)
                description: "Compiling Swift Module '\(name)' (1 sources)"
                args: \(["/usr/bin/swiftc", "-module-name", name])
            """
    }

    /// The module of a compilation.
    private func name(_ compilation: Compilation) -> String {
        compilation.arguments.last ?? ""
    }

    @Test func `a module waits for what it leans on in the end`() throws {
        let text = [
            command("Core", needing: ["Kit"]), command("Kit"), command("Photos", needing: ["Core"]),
        ].joined(separator: "\n\n")
        let plan = try #require(BuildPlan(text))
        #expect(plan.further.map(name) == ["Core", "Photos"])
        #expect(plan.further.allSatisfy(plan.isWaiting))
        #expect(plan.further.filter(\.isReady).isEmpty)

        try folder.write("Kit.swiftmodule", "")
        #expect(plan.further.filter(\.isReady).map(name) == ["Core"])
        #expect(plan.further.allSatisfy(plan.isWaiting))

        try folder.write("Kit.build/Kit.swift.o", "")
        #expect(plan.further.filter(plan.isWaiting).isEmpty)
    }

    @Test(arguments: ["", "client:\n  name: basic\n", "    args: [\"/bin/ls\"]\n", "    args: [\"-module-name"])
    func `of another file there is no plan`(text: String) {
        #expect(BuildPlan(text) == nil)
    }
}
