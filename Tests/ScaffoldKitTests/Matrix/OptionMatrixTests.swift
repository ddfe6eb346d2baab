import BuiltinTemplates
import Foundation
import Planning
import Testing
import Toolchain

@testable import ScaffoldKit

/// Every combination of layout, source and extras compiles without a warning, keeps the conventions and passes; sections
/// in every pair with the others.
///
/// `MATRIX=1 swift test --filter OptionMatrixTests` runs it; the package stays in `.build/option-matrix`, so that the
/// next run builds only what has changed. The screens' files are the tool's own bytes. The manifest alone is changed: one
/// process compiles a module, where SwiftPM has three that load the same modules, which takes half of the time.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["MATRIX"] != nil))
struct OptionMatrixTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private let home = Self.repository.appending(path: ".build/option-matrix")

    @Test func `every combination keeps the conventions, compiles without a warning, and passes`() throws {
        let app = try make("Everything", of: OptionVariant.all)
        let verifier = try Verifier(app: app, workplace: workplace)
        let report = try verifier.verify([], interruption: Interruption()) { _ in }
        for step in report.steps where step.verdict != .passed || !step.messages.isEmpty {
            let guilty = OptionVariant.all.filter { step.text.contains($0.name) }.map(\.commandLine)
            Issue.record("\(guilty.joined(separator: "\n"))\n\(step.text)")
        }
    }

    private var workplace: Workplace {
        Workplace(
            currentFolder: home.path,
            checkout: Self.repository.path,
            templates: BuiltinTemplates.folder,
            environment: ProcessInfo.processInfo.environment
        )
    }

    /// Makes an app anew, and leaves what was built of it.
    private func make(_ name: String, of variants: [OptionVariant]) throws -> App {
        let root = home.appending(path: name)
        let built = home.appending(path: name + ".build")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        try? FileManager.default.moveItem(at: root.appending(path: ".build"), to: built)
        try? FileManager.default.removeItem(at: root)
        let library = TemplateLibrary(of: workplace)
        _ = try AppCreator(
            name: name,
            in: home.path,
            screens: [],
            answers: [:],
            template: library.template("app"),
            workplace: workplace
        ).commit { _ in }
        try? FileManager.default.moveItem(at: built, to: root.appending(path: ".build"))
        let (app, template) = (try App(at: root.path), try library.template("screen"))
        for variant in variants {
            _ = try ScreenCreator(
                name: variant.name,
                fields: variant.fields,
                answers: variant.answers,
                template: template,
                app: app
            ).commit { _ in }
        }
        try compileWholeModules(root.appending(path: "Package.swift"))
        return app
    }

    /// Has each module compiled by one process, without what debuggers read.
    ///
    /// As whole modules: a driver that compiles in batches may leave out the merging of what the batches emitted, and
    /// calls the build of a module that is not there a success.
    private func compileWholeModules(_ manifest: URL) throws {
        let wholeModule = ["-disable-batch-mode", "-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo"]
        let flags = wholeModule + ["-Xfrontend", "-gnone"]
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let changed = text + "\nfor target in package.targets { target.swiftSettings = [.unsafeFlags(\(flags))] }\n"
        try Data(changed.utf8).write(to: manifest)
    }
}

extension VerificationStep {
    /// What went wrong.
    fileprivate var text: String {
        let errors = messages.map { "\($0)" } + issues.map { "\($0)" } + lastWords
        return ([kind.rawValue] + errors + tests.filter { !$0.issues.isEmpty }.map { "\($0)" }).joined(
            separator: "\n"
        )
    }
}
