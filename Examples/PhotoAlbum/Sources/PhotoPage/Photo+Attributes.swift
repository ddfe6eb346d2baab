import Details
import PhotoAlbumCore
import Photos

extension Photo {
    /// What the photo's page lists below its author.
    var attributes: [Attribute] {
        [
            Attribute(title: "Rating", text: rating.formatted(), rating: adjustedRating),
            Attribute(title: "Identifier", text: "\(id)"),
            Attribute(title: "Creation date", text: creationDate.formatted(date: .abbreviated, time: .standard)),
        ]
    }
}
