import Diagnostics
import Planning

/// The screen that another one is opened from, and the model that both show.
struct ScreenSource {
    let names: ScreenNames
    let relative: Relative
}

extension AppModels {
    /// Finds a screen that lists a model.
    ///
    /// - Parameters:
    ///   - typed: The screen's name, in any spelling.
    ///   - wanted: The name of the model that it should list; nil takes the one that it does.
    ///   - known: What the app has.
    /// - Throws: A diagnostic when there is no such screen, it lists nothing, or its model cannot be used elsewhere.
    func source(_ typed: String, listing wanted: String?, known: KnownNames) throws(Diagnostic) -> ScreenSource {
        let module = try Name(typed, as: .screen).type
        guard let record = try tree.flatMap({ (tree) throws(Diagnostic) in try ModuleRecord.read(module, in: tree) }),
            let model = record.answers["model"]
        else {
            throw .noSource(module, among: known.screens.sorted())
        }
        guard ["list", "grid"].contains(record.answers["layout"]) else { throw .nothingPicked(in: module) }
        if let wanted, try Name(wanted, as: .model).type != model { throw .otherModel(model, in: module) }
        let relative = try relative(model, written: [])
        guard !relative.isNew else { throw .lostModel(model, of: module) }
        return ScreenSource(names: try ScreenNames(module, model: model, known: known), relative: relative)
    }
}

extension Diagnostic {
    fileprivate static func noSource(_ module: String, among screens: [String]) -> Diagnostic {
        Diagnostic(
            "The app has no screen '\(module)' of scaffold's to open another one from.",
            fix: NearMiss.question(for: module, in: screens) + "Screens are \(screens.joined(separator: ", "))."
        )
    }

    fileprivate static func nothingPicked(in module: String) -> Diagnostic {
        Diagnostic("In '\(module)' nothing is picked.", fix: "Name a list or a grid.")
    }

    fileprivate static func otherModel(_ model: String, in module: String) -> Diagnostic {
        Diagnostic("What is picked in '\(module)' is of the type '\(model)'.", fix: "Write '--model \(model)'.")
    }

    fileprivate static func lostModel(_ model: String, of module: String) -> Diagnostic {
        Diagnostic(
            "The type '\(model)', which '\(module)' lists, is not in the app's sources any more.",
            fix: "Bring it back, or make a detail without '--from'."
        )
    }
}
