#if !(os(Linux) || os(macOS))
    extension Hand {
        static func pullToRefresh(_ list: UIScrollView) -> String? {
            guard let control = list.refreshControl else { return "has no refresh control" }
            guard !control.isRefreshing else { return nil }
            control.beginRefreshing()
            control.sendActions(for: .valueChanged)
            return nil
        }

        static func swipe(_ place: IndexPath, in table: UITableView, choosing title: String) -> String? {
            let configuration = table.delegate?.tableView?(table, trailingSwipeActionsConfigurationForRowAt: place)
            guard let action = (configuration ?? nil)?.actions.first(where: { $0.title == title }),
                let cell = table.cellForRow(at: place)
            else { return "is uncovered by no swipe" }
            action.handler(action, cell) { _ in }
            return nil
        }

        // UIKit tells nobody what a menu holds before it is on screen.
        static func hold(_ place: IndexPath, in collection: UICollectionView, choosing title: String) -> String? {
            "is in a menu, which a test cannot open on a device"
        }

        static func search(_ controller: UISearchController, for text: String) -> String? {
            controller.isActive = true
            controller.searchBar.text = text
            controller.searchResultsUpdater?.updateSearchResults(for: controller)
            return nil
        }
    }
#endif
