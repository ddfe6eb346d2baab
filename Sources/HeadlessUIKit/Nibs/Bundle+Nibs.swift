extension Bundle {
    /// Makes the objects of the xib called `name`; the answer is those at the top level, without placeholders.
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }

    /// The name of the module that the bundle's resources belong to, as far as the bundle's own name tells.
    var moduleName: String? {
        let name = bundleURL.deletingPathExtension().lastPathComponent
        return name.split(separator: "_").last.map(String.init)
    }
}
