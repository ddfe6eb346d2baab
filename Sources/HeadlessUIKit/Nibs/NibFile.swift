/// A xib or a storyboard in a bundle, and the strings tables beside it.
struct NibFile {
    /// Where the file is.
    let path: String
    /// The strings of the language that counts, by the ids and properties that they are for.
    let strings: [String: String]

    /// The file called `name`: that of the reader's language before that of none, that of the device before that of all.
    @MainActor
    init?(named name: String, type: String = "xib", in bundle: Bundle) {
        let name = name.hasSuffix("." + type) ? String(name.dropLast(type.count + 1)) : name
        let root = bundle.resourcePath ?? bundle.bundlePath
        let folders = Self.folders(of: bundle).map { root + "/" + $0 } + [root]
        let suffix = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let candidates = folders.flatMap { folder in [suffix, ""].map { folder + "/" + name + $0 + "." + type } }
        let found = candidates.first { FileManager.default.fileExists(atPath: $0) }
        guard let path = found ?? bundle.path(forResource: name, ofType: type) else { return nil }
        self.path = path
        let isBase = path.contains("/Base.lproj/") || !path.contains(".lproj/")
        strings = isBase ? Self.strings(named: name, in: folders.dropLast()) : [:]
    }

    /// The folders of languages, the reader's first and Base last.
    private static func folders(of bundle: Bundle) -> [String] {
        let languages = bundle.preferredLocalizations.filter { $0 != "Base" }
        return (languages + ["Base"]).map { $0 + ".lproj" }
    }

    private static func strings(named name: String, in folders: some Sequence<String>) -> [String: String] {
        for folder in folders {
            guard let data = FileManager.default.contents(atPath: folder + "/" + name + ".strings") else { continue }
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            if let strings = list as? [String: String] { return strings }
        }
        return [:]
    }
}
