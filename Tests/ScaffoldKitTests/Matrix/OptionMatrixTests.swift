import BuiltinTemplates
import Foundation
import Planning
import Testing
import Toolchain

@testable import ScaffoldKit

/// Every combination of options keeps the conventions, with sections beside none and beside all of the extras; and a set
/// that has every pair of them compiles and passes.
///
/// `MATRIX=1 swift test --filter OptionMatrixTests` runs them; the package stays in `.build/option-matrix`, so that the
/// next run builds only what has changed.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["MATRIX"] != nil))
struct OptionMatrixTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private let home = Self.repository.appending(path: ".build/option-matrix")

    @Test func `every combination is made, and the check finds nothing`() throws {
        // Sections beside none of the extras and beside all: their logic is one, and a fourth of the time.
        let variants = OptionVariant.all.filter {
            [0, OptionVariant.extras.count].contains($0.extras.count) || $0.section.isEmpty
        }
        let app = try make("Everything", of: variants)
        let report = try Check(app).run()
        #expect(report.findings.isEmpty, "\(report.lines.joined(separator: "\n"))")
    }

    @Test func `every pair of options compiles without a warning, and passes`() throws {
        let app = try make("Pairs", of: OptionVariant.pairwise)
        let verifier = try Verifier(app: app, workplace: workplace)
        let report = try verifier.verify([], interruption: Interruption()) { _ in }
        let failed = report.steps.filter { $0.verdict != .passed }
        #expect(failed.isEmpty, "\(failed.map { $0.text }.joined(separator: "\n"))")
        #expect(report.steps.flatMap(\.messages).isEmpty, "The compiler warns.")
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
                fields: OptionVariant.fields,
                answers: variant.answers,
                template: template,
                app: app
            ).commit { _ in }
        }
        return app
    }
}

extension VerificationStep {
    /// What went wrong.
    fileprivate var text: String {
        let errors = messages.map { "\($0)" } + issues.map { "\($0)" } + lastWords
        return ([kind.rawValue] + errors + tests.filter { !$0.issues.isEmpty }.map { "\($0)" }).joined(separator: "\n")
    }
}
