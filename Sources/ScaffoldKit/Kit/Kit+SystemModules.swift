import Toolchain

extension Kit {
    /// What the kit's modules import of the toolchain, and how its manifest has them compiled.
    static let systemModules = SystemModules(
        ["Foundation"],
        options: ["-swift-version", "6", "-g", "-Xfrontend", "-gnone", "-index-ignore-system-modules"]
    )
}
