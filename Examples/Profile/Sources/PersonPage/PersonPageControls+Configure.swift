import ProfileCore

extension PersonPageControls {
    /// Shows `person`, or nobody.
    func configure(for person: Person?) {
        nameLabel.text = person?.name ?? ""
        ageLabel.text = person?.age.formatted() ?? ""
        root.setNeedsLayout()
    }
}
