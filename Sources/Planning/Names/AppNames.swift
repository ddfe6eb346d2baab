import Diagnostics

/// The names that a new app's files, modules and types get.
package struct AppNames: Hashable, Sendable {
    /// The name itself.
    package let name: Name

    /// Reads an app's name as people type one: `Gallery`, `photo gallery`.
    ///
    /// - Throws: A diagnostic that says why the name cannot be used.
    package init(_ typed: String) throws(Diagnostic) {
        name = try Name(typed, as: .app)
        if let module = ReservedNames.module(ofType: viewController) {
            throw .clashingType(viewController, of: module, name, .app)
        }
    }

    /// The app's folder and package: `Gallery`.
    package var package: String { name.type }
    /// The module that all screens import: `GalleryCore`.
    package var core: String { name.type + "Core" }
    /// The tests of that module: `GalleryCoreTests`.
    package var coreTests: String { core + "Tests" }
    /// The base class of all screens: `GalleryViewController`.
    package var viewController: String { name.type + "ViewController" }

    /// The names that no screen of the app can have.
    package var known: KnownNames {
        KnownNames(modules: [core, coreTests], types: [viewController: core])
    }
}

extension Diagnostic {
    /// Says that a type named after `name` exists in a framework.
    static func clashingType(_ type: String, of module: String, _ name: Name, _ role: NameRole) -> Diagnostic {
        Diagnostic(
            "\(role.subject) '\(name.type)' makes a type '\(type)', which \(module) has already.",
            fix: "Write '\(name.distinct(as: role)?.type ?? role.example)'."
        )
    }
}
