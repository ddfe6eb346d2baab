import Foundation

extension Double {
    /// The number in figures, with so many behind the point.
    func rounded(toPlaces places: Int) -> String {
        String(format: "%.\(places)f", self)
    }
}
