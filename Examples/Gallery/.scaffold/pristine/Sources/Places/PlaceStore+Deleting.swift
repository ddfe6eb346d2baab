import GalleryCore

extension PlaceStore {
    /// Keeps all places but `place`; where that fails, it is still there.
    func delete(_ place: Place) async throws {
        try await save(places().filter { $0.id != place.id })
    }
}
