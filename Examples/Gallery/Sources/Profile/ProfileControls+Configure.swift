import GalleryCore

extension ProfileControls {
    /// Shows `person`.
    func configure(for person: Person) {
        nameLabel.text = person.name
        ageLabel.text = person.age.formatted()
        isMemberSwitch.isOn = person.isMember
        joinedAtLabel.text = person.joinedAt?.formatted(date: .abbreviated, time: .omitted) ?? "–"
        portraitView.image = person.portrait.flatMap { UIImage(data: $0) }
        root.setNeedsLayout()
    }
}
