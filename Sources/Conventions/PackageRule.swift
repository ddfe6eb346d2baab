/// A rule that looks at what the files say together.
protocol PackageRule: Rule {
    /// What breaks the convention.
    func candidates(in package: PackageIndex) -> [PlacedCandidate]
}
