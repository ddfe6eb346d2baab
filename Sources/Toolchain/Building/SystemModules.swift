/// Modules of the toolchain that a kind of target imports, and how it is compiled.
///
/// The compiler keeps what it makes of them once for each language mode and each choice of debug information, so that these
/// have to be the target's own. No other option makes a difference to it.
package struct SystemModules: Hashable, Sendable {
    /// What the targets of a package import, those of its tests above all.
    package static let ofTests = SystemModules(["Foundation", "Testing"], options: ["-swift-version", "6", "-g"])
    /// What the program imports that SwiftPM writes to run the tests.
    package static let ofRunner = SystemModules(
        ["Foundation", "Testing", "XCTest"],
        options: ["-swift-version", "5", "-g"]
    )

    /// The modules' names.
    let names: [String]
    /// The words for the compiler.
    package let options: [String]

    /// Describes what targets import that are compiled with `options`.
    package init(_ names: [String], options: [String]) {
        self.names = names
        self.options = options
    }

    /// A file that imports them all.
    var source: String { names.map { "import \($0)\n" }.joined() }

    /// The words for `swiftc` to read `file`, which holds the ``source``, and to keep what it makes in the folder `products`.
    func arguments(reading file: String, products: String) -> [String] {
        ["-typecheck", "-Xfrontend", "-enable-cross-import-overlays"] + options
            + ["-module-cache-path", products + "/ModuleCache", "-index-store-path", products + "/index/store", file]
    }
}
