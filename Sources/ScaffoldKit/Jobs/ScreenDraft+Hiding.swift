import Diagnostics
import Planning

extension ScreenDraft {
    /// Refuses a model that a type of the screen's own tests would hide from them.
    ///
    /// - Parameters:
    ///   - models: The types that the tests speak of.
    ///   - files: The files of the screen, its tests among them.
    /// - Throws: A diagnostic that names the model and a better name.
    func refuseHidden(_ models: [String], by files: some Sequence<RelativePath>) throws(Diagnostic) {
        let helpers = files.filter { $0.components[0] == "Tests" && $0.name.hasSuffix(".swift") }
            .map { String($0.name.dropLast(".swift".count)) }
        guard let hidden = models.first(where: helpers.contains) else { return }
        throw Diagnostic(
            "The model '\(hidden)' would be hidden by the type '\(hidden)' of the screen's tests.",
            fix: "Name the model '\(hidden)Item'."
        )
    }
}
