import Foundation
import Testing

@testable import Toolchain

@Suite struct BuildPlanTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func command(
        _ name: String,
        of files: Int = 1,
        needing modules: [String] = [],
        with options: [String] = []
    ) -> String {
        let sources = (0..<files).map { "\(folder.path)/\(name)/\($0).swift" }
        let inputs = sources + ["<\(name)-resources>"] + modules.map { "\(folder.path)/\($0).swiftmodule" }
        let outputs = ["\(folder.path)/\(name).build/\(name).swift.o", "\(folder.path)/\(name).swiftmodule"]
        return """
              "C.\(name).module":
                tool: shell
                inputs: \(inputs)
                outputs: \(outputs)
                description: "Compiling Swift Module '\(name)' (1 sources)"
                args: \(["/usr/bin/swiftc", "-module-name", name] + options)
            """
    }

    /// The module of a compilation.
    private func name(_ compilation: Compilation) -> String {
        compilation.arguments.dropFirst().first ?? ""
    }

    @Test func `a module waits for what it leans on in the end`() throws {
        let text = [
            command("Core", needing: ["Kit"]), command("Kit"), command("Photos", needing: ["Core"]),
        ].joined(separator: "\n\n")
        let plan = try #require(BuildPlan(text))
        #expect(plan.further.map(name) == ["Core", "Photos"])
        #expect(plan.further.allSatisfy { plan.isWaiting($0, at: .now) })
        #expect(plan.further.filter(\.isReady).isEmpty)

        for source in ["Core/0.swift", "Kit/0.swift", "Photos/0.swift"] { try folder.write(source, "") }
        try folder.write("Kit.swiftmodule", "")
        #expect(plan.further.filter(\.isReady).map(name) == ["Core"])
        #expect(plan.further.allSatisfy { plan.isWaiting($0, at: .now) })

        try folder.write("Kit.build/Kit.swift.o", "")
        #expect(!plan.further.contains { plan.isWaiting($0, at: .now) })
    }

    @Test func `those come first on which the most is to follow`() throws {
        let text = [
            command("Kit", of: 100),
            command("Photos", of: 9, needing: ["Core"]),
            command("PhotosTests", of: 6, needing: ["Core", "Photos", "Testing"]),
            command("Testing", needing: ["Kit"]),
            command("Core", of: 30, needing: ["Kit"]),
            command("CoreTests", of: 20, needing: ["Core", "Testing"]),
        ].joined(separator: "\n\n")
        let plan = try #require(BuildPlan(text))
        #expect(plan.further.map(name) == ["Core", "Testing", "CoreTests", "Photos", "PhotosTests"])
    }

    @Test func `a module in one piece is done when the compiler has written down what it diagnosed`() throws {
        let text = [command("Kit", with: ["-wmo"]), command("Core", needing: ["Kit"])].joined(separator: "\n\n")
        let plan = try #require(BuildPlan(text))
        let core = try #require(plan.further.first)
        let object = try folder.write("Kit.build/Kit.swift.o", "")
        let module = try folder.write("Kit.swiftmodule", "")
        #expect(plan.isWaiting(core, at: .now))

        let diagnosed = try folder.write("Kit.build/Kit.dia", "")
        #expect(!plan.isWaiting(core, at: .now))

        try FileManager.default.removeItem(atPath: diagnosed)
        let written = Date(timeIntervalSinceReferenceDate: 1_000_000)
        for file in [object, module] {
            try FileManager.default.setAttributes([.modificationDate: written], ofItemAtPath: file)
        }
        #expect(plan.isWaiting(core, at: written.addingTimeInterval(4)))
        #expect(!plan.isWaiting(core, at: written.addingTimeInterval(4.5)))
    }

    @Test func `a plan that goes round in a circle is read to its end, and waits for nothing`() throws {
        let text = [command("Kit", needing: ["Core"]), command("Core", needing: ["Kit"])].joined(separator: "\n\n")
        let plan = try #require(BuildPlan(text))
        #expect(plan.further.count == 2)
        #expect(!plan.further.contains { plan.isWaiting($0, at: .now) })
    }

    @Test func `what makes no object leaves alone what lies elsewhere`() throws {
        let notes = try folder.write("Kit.build/Kit.priors", "notes")
        Compilation(inputs: [], outputs: [], arguments: ["-module-name", "Kit"]).forget()
        #expect(FileManager.default.fileExists(atPath: notes))
        Compilation(inputs: [], outputs: ["\(folder.path)/Kit.build/Kit.o"], arguments: []).forget()
        #expect(!FileManager.default.fileExists(atPath: notes))
    }

    @Test(arguments: ["", "client:\n  name: basic\n", "    args: [\"/bin/ls\"]\n", "    args: [\"-module-name"])
    func `of another file there is no plan`(text: String) {
        #expect(BuildPlan(text) == nil)
    }
}
