#if os(Linux) || os(macOS)
    extension Hand {
        static func pullToRefresh(_ list: UIScrollView) -> String? {
            Headless.pullToRefresh(list)?.description
        }

        static func swipe(_ place: IndexPath, in table: UITableView, choosing title: String) -> String? {
            Headless.swipe(place, in: table, from: .trailing, choosing: title)?.description
        }

        static func hold(_ place: IndexPath, in collection: UICollectionView, choosing title: String) -> String? {
            guard let menu = Headless.contextMenu(at: place, in: collection) else { return "is in no menu" }
            return Headless.choose(title, from: menu)?.description
        }

        static func search(_ controller: UISearchController, for text: String) -> String? {
            Headless.search(controller, for: text)?.description
        }
    }
#endif
