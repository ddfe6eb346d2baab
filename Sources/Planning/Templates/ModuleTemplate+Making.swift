extension ModuleTemplate {
    /// The same template with no file but the one that is to land at `path`, by its name in the tree.
    package func making(_ path: RelativePath) -> ModuleTemplate {
        let file = "\(path)"
        return ModuleTemplate(
            folder: folder,
            manifest: manifest,
            files: files.filter { "\($0.path)".trimmingSuffix(Self.suffix) == file[...] },
            partials: partials
        )
    }
}
