import GalleryCore

extension Review {
    /// The same with what a form says in place of what it had.
    ///
    /// - Throws: The first field that is missing, or that cannot be read.
    func changed(by typed: ReviewDraft) throws(FieldProblem) -> Review {
        var copy = self
        copy.title = try TypedText(typed.title, in: ReviewDraft.Field.title).required()
        copy.stars = typed.stars
        copy.isPublic = typed.isPublic
        copy.visitedOn = typed.visitedOn
        copy.price = try TypedText(typed.price, in: ReviewDraft.Field.price).optional()
        copy.site = try TypedText(typed.site, in: ReviewDraft.Field.site).optional()
        return copy
    }
}
