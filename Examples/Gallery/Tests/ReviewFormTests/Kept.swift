import GalleryCore
import ReviewForm

actor Kept {
    private(set) var reviews: [Review] = []

    func add(_ review: Review) {
        reviews.append(review)
    }
}
