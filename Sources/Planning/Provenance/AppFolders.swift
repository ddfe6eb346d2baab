import Diagnostics

/// Where an app keeps what the tool remembers of it. All of it is committed with the app.
package enum AppFolders {
    /// The folder that makes a package an app of ours.
    package static let memory = ".scaffold"
    /// The app's own settings.
    package static let config = ".scaffold/app.json"
    /// The record of the app's own copy of the kit.
    package static let kit = ".scaffold/kit.json"
    /// A record for each module.
    package static let records = ".scaffold/modules"
    /// A record for each part of a module that was made by itself, in a folder of its template.
    package static let parts = ".scaffold/parts"
    /// Each generated file as it was written.
    package static let pristine = ".scaffold/pristine"
    /// Templates of the team's own.
    package static let templates = ".scaffold/templates"

    /// Where the app keeps the bytes that were written to `path`.
    package static func pristinePath(of path: RelativePath) throws(Diagnostic) -> RelativePath {
        try RelativePath(pristine).appending(path)
    }
}
