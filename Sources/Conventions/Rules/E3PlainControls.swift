/// A control in a xib has the app's class, where the app has one.
struct E3PlainControls: PackagedXibRule {
    static let convention = Convention.e3

    private static let controls = ["label": "UILabel", "textField": "UITextField", "textView": "UITextView"]

    func candidates(in xib: XibSource, of package: PackageIndex) -> [XibCandidate] {
        let own = Self.controls.mapValues { parent in package.controlClass(under: parent) }
        return xib.facts.elements.compactMap { element in
            guard element.customClass == nil, let control = own[element.name] ?? nil else { return nil }
            return XibCandidate(
                rule: Self.id,
                message: "The \(element.className) takes no look from the theme.",
                fix: "Give it the class '\(control.name)'.",
                line: element.line,
                edits: xib.edits(
                    setting: ["customClass": control.name, "customModule": control.module],
                    of: element,
                    in: package
                )
            )
        }
    }
}

extension PackageIndex {
    /// The app's own class right under one of UIKit's, by the app's prefix.
    fileprivate func controlClass(under parent: String) -> (name: String, module: String?)? {
        guard let prefix = settings.prefix else { return nil }
        let name = prefix + parent.dropFirst(2)
        return declarations(named: name).first { $0.fact.inherited.first?.name == parent }.map { declared in
            let module = sources[declared.file].module
            return (name, module.isEmpty ? nil : module)
        }
    }
}
