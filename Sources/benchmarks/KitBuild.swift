import Diagnostics
import Foundation
import Toolchain

/// HeadlessUIKit built from nothing, as every new app has to.
struct KitBuild {
    let workshop: Workshop

    func rows() throws(Diagnostic) -> [Row] {
        let parent = try workshop.makeFolder("kit")
        _ = try workshop.run("new", "app", "Bench", "--in", parent, "--no-verify", "--quiet").run()
        let toolchain = try SwiftToolchain.find(on: workshop.workplace.environment["PATH"])
        let build = Program(
            path: toolchain.swift,
            arguments: [
                "build", "--package-path", "\(parent)/Bench/Vendor/scaffold", "--target", "HeadlessUIKit",
            ],
            environment: SwiftToolchain.environment(from: workshop.workplace.environment)
        )
        return [Row("HeadlessUIKit built cold, debug", try build.run().seconds, .seconds, atMost: 20)]
    }
}
