import GalleryCore

extension ReviewFormViewController {
    /// What the store holds once nothing is being saved any more.
    var latest: @Sendable () async throws -> Review {
        { [store, saving] in
            await saving?.value
            return try await store.load()
        }
    }

    /// Saves what the form says, unless a field keeps it from that; what was typed stays where it could not be saved.
    func save() {
        guard let controls, let original else { return }
        do {
            let changed = try original.changed(by: controls.draft)
            controls.saveButton.isEnabled = false
            // To the end although the screen leaves: so it is not held by `events`.
            saving = Task { [weak self, store, onSave] in
                do {
                    try await store.save(changed)
                    self?.end(with: changed)
                    onSave?(changed)
                } catch {
                    self?.end(because: error)
                }
            }
        } catch {
            controls.show(error)
        }
    }

    private func end(with changed: Review) {
        original = changed
        end(because: nil)
    }

    private func end(because problem: (any Error)?) {
        controls?.saveButton.isEnabled = true
        controls?.show(problem)
    }
}
