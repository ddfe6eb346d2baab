/// A rule that looks at one xib, knowing the package's types.
protocol PackagedXibRule: Rule {
    /// What in `xib` breaks the convention.
    func candidates(in xib: XibSource, of package: PackageIndex) -> [XibCandidate]
}
