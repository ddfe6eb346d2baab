import GalleryCore

extension HikeStore {
    /// Keeps all hikes but `hike`; where that fails, it is still there.
    func delete(_ hike: Hike) async throws {
        try await save(hikes().filter { $0.id != hike.id })
    }
}
