import GalleryCore

extension HikesViewController {
    /// What the store holds once nothing is being deleted any more.
    var remaining: @Sendable () async throws -> [Hike] {
        { [store, deletion] in
            await deletion?.value
            return try await store.hikes()
        }
    }

    /// Takes `hike` out of the list and of the store; where the store cannot, it is put back.
    func delete(_ hike: Hike) {
        loaded?.removeAll { $0.id == hike.id }
        reloadList()
        let earlier = deletion
        // One after the other, and to the end although the screen leaves: so it is not held by `events`.
        deletion = Task { [weak self, store] in
            await earlier?.value
            do { try await store.delete(hike) } catch { self?.putBack(hike, because: error) }
        }
    }

    private func putBack(_ hike: Hike, because error: any Error) {
        if let others = loaded, !others.contains(where: { $0.id == hike.id }) {
            loaded = (others + [hike]).inOrder()
            reloadList()
        }
        guard viewIfLoaded?.window != nil else { return }
        let alert = UIAlertController(
            title: "The hike could not be deleted.",
            message: (error as? any LocalizedError)?.errorDescription,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
