import GalleryCore

extension PlacesViewController {
    /// What the store holds once nothing is being deleted any more.
    var remaining: @Sendable () async throws -> [Place] {
        { [store, deletion] in
            await deletion?.value
            return try await store.places()
        }
    }

    /// Takes `place` out of the grid and of the store; where the store cannot, it is put back.
    func delete(_ place: Place) {
        loaded?.removeAll { $0.id == place.id }
        reloadList()
        let earlier = deletion
        // One after the other, and to the end although the screen leaves: so it is not held by `events`.
        deletion = Task { [weak self, store] in
            await earlier?.value
            do { try await store.delete(place) } catch { self?.putBack(place, because: error) }
        }
    }

    private func putBack(_ place: Place, because error: any Error) {
        if let others = loaded, !others.contains(where: { $0.id == place.id }) {
            loaded = (others + [place]).inOrder()
            reloadList()
        }
        guard viewIfLoaded?.window != nil else { return }
        let alert = UIAlertController(
            title: "The place could not be deleted.",
            message: (error as? any LocalizedError)?.errorDescription,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
