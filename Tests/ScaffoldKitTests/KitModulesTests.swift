import BuiltinTemplates
import Foundation
import Testing
import Toolchain

@testable import ScaffoldKit

@Suite struct KitModulesTests {
    @Test func `what the kit imports is made with the options of the kit's manifest`() throws {
        let file = URL(filePath: BuiltinTemplates.folder).appending(path: "kit/Package.swift")
        let manifest = try String(contentsOf: file, encoding: .utf8)
        // SwiftPM itself gives the language mode and `-g`; what else concerns debug information is the manifest's.
        let debugging = manifest.matches(of: /"(-g[a-z-]*)"/).map { String($0.output.1) }
        #expect(debugging == ["-gnone"])
        #expect(Kit.systemModules.options.filter { $0.hasPrefix("-g") } == ["-g"] + debugging)
        #expect(manifest.contains("swiftLanguageModes: [.v6]"))
        #expect(manifest.contains("\"-index-ignore-system-modules\""))
        #expect(Kit.systemModules.options.contains("-index-ignore-system-modules"))
    }
}
