import Diagnostics
import LightFoundation
import Planning
import SwiftManifest

/// A screen's module of which all is decided, and nothing rendered yet.
struct ScreenDraft {
    private let app: AppNames
    private let template: ModuleTemplate
    private let answers: Answers
    private let subject: ScreenSubject
    private let options: ListOptions

    init(
        app: AppNames,
        template: ModuleTemplate,
        answers: Answers,
        subject: ScreenSubject,
        options: ListOptions
    ) {
        self.app = app
        self.template = template
        self.answers = answers
        self.subject = subject
        self.options = options
    }

    /// Its line in the app's manifest.
    var entry: ScreenEntry { ScreenEntry(subject.names.module, needs: subject.needs) }

    /// Renders it.
    ///
    /// - Parameter crew: Who renders.
    /// - Throws: A diagnostic when the template is not in order, or hides the model from the screen's own tests.
    func module(by crew: Crew = .asker) throws(Diagnostic) -> ScreenModule {
        let (names, model) = (subject.names, subject.model)
        let values = ScreenValues(
            app: app,
            screen: names,
            model: model,
            relatives: subject.relatives,
            source: subject.source,
            layout: answers.texts["layout"] ?? "",
            options: options,
            ids: template.manifest.ids
        )
        let all = answers.values.merging(values.values) { $1 }
        let rendered = try Rendering(template, with: all, by: crew)
        try refuseHidden([model.name] + subject.relatives.map(\.model.name), by: rendered.files.keys)
        return ScreenModule(
            names: names,
            entry: entry,
            files: rendered.files,
            once: rendered.once,
            record: ModuleRecord(
                module: names.module,
                template: template.manifest.name,
                tool: Version.current,
                answers: answers.texts.merging(["name": names.module, "model": names.model.type]) { $1 }
                    .merging(subject.source.map { ["from": $0.module] } ?? [:]) { $1 }
                    .merging(answers.texts["fields"].map { _ in ["fields": model.spelling] } ?? [:]) { $1 }
                    .merging(options.section.map { ["section-by": $0.name] } ?? [:]) { $1 },
                files: rendered.files
            ),
            handwork: try template.manifest.handwork(with: all)
        )
    }
}
