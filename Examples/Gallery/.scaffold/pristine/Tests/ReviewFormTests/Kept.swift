import GalleryCore
import ReviewForm

/// What a store was given to save; the first sample until then.
actor Kept {
    private(set) var reviews: [Review] = []
    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated var store: ReviewStore {
        ReviewStore(load: { await self.reviews.last ?? Review.samples[0] }, save: { try await self.add($0) })
    }

    /// Lets nothing be saved until it is opened.
    func close() {
        isClosed = true
    }

    func open() {
        isClosed = false
        for one in waiting { one.resume() }
        waiting = []
    }

    private func add(_ review: Review) async throws {
        if isClosed { await withCheckedContinuation { waiting.append($0) } }
        try Task.checkCancellation()
        reviews.append(review)
    }
}
