import GalleryCore
import Testing

@testable import ReviewForm

@Suite struct ReviewTests {
    @Test(arguments: Review.samples)
    func `a form in which nothing was changed changes nothing`(review: Review) throws {
        #expect(try review.changed(by: ReviewDraft(review)) == review)
    }

    @Test func `all that a form says takes the place of what was there`() throws {
        let typed = ReviewDraft(Review.samples[1])
        #expect(try ReviewDraft(Review.samples[0].changed(by: typed)) == typed)
    }

    @Test func `space around what was typed does not count`() throws {
        #expect(try changed { $0.title = " Typed " }.title == "Typed")
    }

    @Test func `a field that has to be filled in and is not is named`() {
        #expect(throws: FieldProblem(ReviewDraft.Field.title, .missing)) { try changed { $0.title = " " } }
    }

    @Test func `a field that may be empty can be emptied`() throws {
        #expect(try changed { $0.price = "" }.price == nil)
        #expect(try changed { $0.site = "" }.site == nil)
    }

    @Test func `a field that cannot be read is named`() {
        #expect(throws: FieldProblem(ReviewDraft.Field.price, .noNumber)) { try changed { $0.price = "x" } }
        #expect(throws: FieldProblem(ReviewDraft.Field.site, .noLink)) { try changed { $0.site = "x" } }
    }

    private func changed(_ change: (inout ReviewDraft) -> Void) throws -> Review {
        var typed = ReviewDraft(Review.samples[0])
        change(&typed)
        return try Review.samples[0].changed(by: typed)
    }
}
