extension XibSource {
    /// The edits that give attributes of an element other values, as ``XibStartTag/edits(setting:)`` makes them.
    ///
    /// None where nothing is to be mended, or the element's start tag is not found as it is written.
    func edits(
        setting values: KeyValuePairs<String, String?>,
        of element: XibElementFact,
        in package: PackageIndex
    ) -> [Edit] {
        guard package.mends else { return [] }
        return XibStartTag(number: element.position, named: element.name, in: Array(text.utf8))?.edits(setting: values)
            ?? []
    }
}
