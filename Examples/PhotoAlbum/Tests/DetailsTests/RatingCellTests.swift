import PhotoAlbumCore
import Testing

@testable import Details

@MainActor
@Suite struct RatingCellTests {
    @Test func `the xib holds one cell, of this very class, with five stars in a row`() throws {
        let objects = RatingCell.nib.instantiate(withOwner: nil, options: nil)
        #expect(objects.count == 1)
        let cell = try #require(objects.first as? RatingCell)
        #expect(cell.stars.count == 5)
        #expect(cell.stars.allSatisfy { $0.image?.size == CGSize(width: 32, height: 32) })
        #expect(zip(cell.stars, cell.stars.dropFirst()).allSatisfy { $0.frame.maxX <= $1.frame.minX })
    }

    @Test(arguments: [(0, 0), (0.01, 1), (0.2, 1), (0.467, 3), (0.8, 4), (0.9, 5), (1, 5)])
    func `a begun star is lit, the others are dim`(rating: Double, lit: Int) throws {
        let cell = try makeCell()
        cell.rating = rating
        #expect(cell.stars.map(\.alpha).map { $0 == 1 } == (0..<5).map { $0 < lit })
        #expect(cell.accessibilityLabel == "\(lit) of 5 stars")
    }

    @Test func `a cell that is used again shows the rating it is used for`() throws {
        let cell = try makeCell()
        cell.configure(for: Attribute.samples[0])
        #expect(cell.stars.count { $0.alpha == 1 } == 3)
        cell.configure(for: Attribute(title: "", text: "", rating: 0))
        #expect(cell.stars.count { $0.alpha == 1 } == 0)
    }

    @Test func `the cell follows the theme`() throws {
        let cell = try makeCell()
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .attributeBackground)
        }
    }

    private func makeCell() throws -> RatingCell {
        try #require(RatingCell.nib.instantiate(withOwner: nil, options: nil).first as? RatingCell)
    }
}
