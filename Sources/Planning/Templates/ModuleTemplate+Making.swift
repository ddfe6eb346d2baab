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

    /// The types that the template brings along into an app's core, each with the first module that needs it: whether the
    /// core has them by now or not, no module can have others of their names.
    package var coreTypes: Set<String> {
        Set(
            files.compactMap { file in
                guard let rule = file.rule, rule.isWrittenOnce, let place = rule.destination,
                    place.hasPrefix("Sources/{{app.core}}/"), place.hasSuffix(".swift"),
                    let name = place.split(separator: "/").last?.dropLast(".swift".count), !name.contains("{"),
                    !name.contains("+")
                else { return nil }
                return String(name)
            }
        )
    }
}
