import PhotoAlbumCore

/// Where attributes come from, and where they are kept.
public struct AttributeStore: Sendable {
    /// All attributes, in the order of the list.
    public var attributes: @Sendable () async throws -> [Attribute]
    /// Keeps attributes in place of those kept before; where that fails, those are still there.
    public var save: @Sendable ([Attribute]) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        attributes: @escaping @Sendable () async throws -> [Attribute],
        save: @escaping @Sendable ([Attribute]) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.attributes = attributes
        self.save = save
    }
}

extension AttributeStore {
    /// The attributes that came with the app, until others are saved.
    public static var bundled: AttributeStore { bundled(keptIn: .photoAlbumFiles) }

    /// The same, with the saved copy in `folder`.
    static func bundled(keptIn folder: URL) -> AttributeStore {
        let archive = JSONArchive<[Attribute]>("attributes", in: .module, keptIn: folder)
        return AttributeStore(
            attributes: { try await archive.load().inOrder() },
            save: { attributes in try await archive.save(attributes) }
        )
    }
}
