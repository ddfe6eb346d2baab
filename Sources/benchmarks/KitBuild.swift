import Diagnostics
import Foundation
import Toolchain

/// HeadlessUIKit built from nothing, as every new app has to.
struct KitBuild {
    let workshop: Workshop

    func rows() throws(Diagnostic) -> [Row] {
        guard let checkout = workshop.workplace.checkout else {
            return [Row("HeadlessUIKit built cold, debug", notMeasured: "the checkout is not known")]
        }
        let toolchain = try SwiftToolchain.find(on: workshop.workplace.environment["PATH"])
        let build = Program(
            path: toolchain.swift,
            arguments: [
                "build", "--package-path", checkout, "--scratch-path", try workshop.makeFolder("kit"), "--target",
                "HeadlessUIKit",
            ],
            environment: SwiftToolchain.environment(from: workshop.workplace.environment)
        )
        return [Row("HeadlessUIKit built cold, debug", try build.run().seconds, .seconds, atMost: 20)]
    }
}
