import Planning

extension RelativePath {
    /// The folders on the way to this place, the outermost first.
    var ancestors: [RelativePath] {
        var ancestors: [RelativePath] = []
        var place = parent
        while let folder = place {
            ancestors.append(folder)
            place = folder.parent
        }
        return ancestors.reversed()
    }

    /// The first `count` parts of the path.
    func prefix(_ count: Int) -> RelativePath {
        count < components.count ? ancestors[count - 1] : self
    }
}
