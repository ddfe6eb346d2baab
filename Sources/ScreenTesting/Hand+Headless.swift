#if !canImport(UIKit)
    extension Hand {
        static func advance(by seconds: TimeInterval) {
            Headless.advance(by: seconds)
        }

        static func finishTransitions() {
            Headless.advance(by: 0)
        }

        static func tap(_ view: UIView) -> String? {
            Headless.tap(view)?.description
        }

        static func type(_ text: String, into view: UIView) -> String? {
            Headless.type(text, into: view)?.description
        }

        static func select(_ place: IndexPath, in table: UITableView) -> String? {
            Headless.select(place, in: table)?.description
        }

        static func select(_ place: IndexPath, in collection: UICollectionView) -> String? {
            Headless.select(place, in: collection)?.description
        }
    }
#endif
