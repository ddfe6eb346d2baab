import Diagnostics
import Disk
import LightFoundation
import Planning

/// How the kit, HeadlessUIKit and ScreenTesting, reaches an app.
package enum Kit: Sendable {
    /// The app is one of the checkout's examples, and has the checkout this many folders up.
    case checkout(path: String)
    /// The app has a copy of its own, so that it works after a move or a clone; here is what is copied.
    case vendored(checkout: String, templates: String)

    /// The folder of an app that holds its copy.
    private static let vendoredFolder = "Vendor/scaffold"
    /// The modules of the kit.
    private static let modules = [
        MergedModule(name: "HeadlessUIKit", parts: ["Diagnostics", "XibDocument", "HeadlessUIKit"]),
        MergedModule(name: "UIKit", parts: ["UIKit"]),
        MergedModule(name: "_Testing_UIKit", parts: ["_Testing_UIKit"]),
        MergedModule(name: "ScreenTesting", parts: ["ScreenTesting"]),
    ]

    /// Chooses by where the app's folder is to lie.
    ///
    /// - Throws: A diagnostic when the tool's checkout, where the kit's sources are, cannot be found.
    package init(forAppAt root: String, in workplace: Workplace) throws(Diagnostic) {
        guard let checkout = workplace.checkout else {
            throw Diagnostic(
                "The kit's sources cannot be found beside this copy of the tool.",
                fix: "Run it from a clone of its repository: 'swift run scaffold …'."
            )
        }
        let home = URL(fileURLWithPath: checkout).resolvingSymlinksInPath().pathComponents
        let examples = home + ["Examples"]
        let app = URL(fileURLWithPath: root).resolvingSymlinksInPath().pathComponents
        if app.starts(with: examples), app.count > examples.count {
            let up = Array(repeating: "..", count: app.count - home.count)
            self = .checkout(path: up.joined(separator: "/"))
        } else {
            self = .vendored(checkout: checkout, templates: workplace.templates)
        }
    }

    /// The kit's path as the app's manifest names it.
    package var path: String {
        switch self {
        case .checkout(let path): path
        case .vendored: Self.vendoredFolder
        }
    }

    /// What is to be written into the app.
    ///
    /// - Throws: A diagnostic when the kit's sources cannot be read.
    package func files() throws(Diagnostic) -> [RelativePath: FileContents] {
        switch self {
        case .checkout: [:]
        case .vendored(let checkout, let templates): try Self.copies(from: checkout, templates: templates)
        }
    }

    private static func copies(
        from checkout: String,
        templates: String
    ) throws(Diagnostic) -> [RelativePath: FileContents] {
        let folder = try RelativePath(vendoredFolder)
        let home = try Tree(at: checkout)
        var all = try home.snapshot(of: [RelativePath("LICENSE")]).files()
        try all.merge(Tree(at: "\(templates)/kit").snapshot(of: [RelativePath("Package.swift")]).files()) { $1 }
        let sources = try Tree(at: "\(checkout)/Sources")
        for module in modules {
            var paths: [RelativePath] = []
            for part in module.parts { paths += try sources.files(under: RelativePath(part), ending: ".swift") }
            try all.merge(module.files(from: sources.snapshot(of: paths).files())) { $1 }
        }
        return Dictionary(uniqueKeysWithValues: all.map { (folder.appending($0), $1) })
    }
}
