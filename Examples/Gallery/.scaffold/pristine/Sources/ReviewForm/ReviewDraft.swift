import GalleryCore

/// What a form says of a review: texts as they were typed.
struct ReviewDraft: Equatable {
    var title: String
    var stars: Int
    var isPublic: Bool
    var visitedOn: Date
    var price: String
    var site: String
}

extension ReviewDraft {
    /// What is typed, by what the form calls it.
    enum Field: String, CaseIterable {
        case title = "Title"
        case price = "Price"
        case site = "Site"
    }
}

extension ReviewDraft {
    /// What a form says when nothing has been changed in it.
    init(_ review: Review) {
        self.init(
            title: review.title,
            stars: review.stars,
            isPublic: review.isPublic,
            visitedOn: review.visitedOn,
            price: review.price?.typed ?? "",
            site: review.site?.typed ?? ""
        )
    }
}
