/// What brings a value that an earlier version of the app saved to the next version.
public struct Migration: Sendable {
    /// Brings a file's content to the next version.
    let migrate: @Sendable (Data) throws -> Data

    /// Brings a value of the type that was saved, kept under a name of its own such as `PhotoOfVersion1`, to what took
    /// its place.
    public init<Old: Codable & Sendable, New: Codable & Sendable>(
        _ step: @escaping @Sendable (Old) throws -> New
    ) {
        migrate = { data in
            let old = try VersionedContents<Old>(data)
            return try VersionedContents(version: old.version + 1, value: step(old.value)).data()
        }
    }
}
