/// Manifests to edit.
enum Manifest {
    /// A manifest around a list, of the kind that the tool generates.
    static func text(_ list: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        // "let screens = [" in a comment, and Screen("Ghost"),
        let hint = "let screens = [Screen(\\"Ghost\\")]"

        /// One module a screen.
        \(list)

        let package = Package(
            name: "Gallery",
            targets: [
                .target(name: "GalleryCore"),
                .testTarget(name: "GalleryCoreTests", dependencies: ["GalleryCore"]),
            ] + screens.flatMap(\\.targets)
        )

        struct Screen {
            let targets: [Target]

            init(_ name: String, needs: [String] = []) {
                let needs = (["GalleryCore"] + needs).map { Target.Dependency.target(name: $0) }
                targets = [
                    .target(name: name, dependencies: needs),
                    .testTarget(name: name + "Tests", dependencies: [.target(name: name)]),
                ]
            }
        }

        """
    }
}
