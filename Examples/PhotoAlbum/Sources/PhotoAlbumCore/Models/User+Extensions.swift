extension User {
    /// The first and the last name, as far as they were given; the username where neither was.
    public var fullName: String {
        let names = [firstName, lastName].compactMap(\.self)
        return names.isEmpty ? username : names.joined(separator: " ")
    }

    /// How many photos the user took.
    public var numberOfPhotosTaken: Int { photos.count }
}
