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

    /// The same template with the partials and the files of another one, whose partials give way to its own.
    package func including(_ other: ModuleTemplate) -> ModuleTemplate {
        ModuleTemplate(
            folder: folder,
            manifest: manifest,
            files: files + other.files,
            partials: partials.merging(other.partials)
        )
    }
}
