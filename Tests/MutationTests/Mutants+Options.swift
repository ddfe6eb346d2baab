// A table: one mutant a row.

extension Mutant {
    /// Those of what a list or grid can have beside its rows.
    static let options: [Mutant] = [
        Mutant(
            "A2",
            "refresh: the loading view lies over the wheel",
            in: "GalleryCore/Screens/GalleryViewController+Content.swift",
            "if refreshControl?.isRefreshing != true { showLoading(animated: true) }",
            "showLoading(animated: true)",
            seenBy: "HikesTests"
        ),
        Mutant(
            "A2",
            "refresh: the wheel turns for ever",
            in: "GalleryCore/Screens/GalleryViewController+Content.swift",
            "refreshControl?.endRefreshing()",
            seenBy: "HikesTests"
        ),
        Mutant(
            "A6",
            "refresh: no wheel",
            in: "GalleryCore/Screens/EventBag.swift",
            "list?.refreshControl = control",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "A6",
            "refresh: a pull unheard",
            in: "Hikes/HikesViewController.swift",
            "events.onRefresh(of: table) { [weak self] in self?.loadData() }",
            seenBy: "HikesTests"
        ),
        Mutant(
            "C1",
            "delete: a swipe that deletes nothing",
            in: "Hikes/HikesViewController+Rows.swift",
            "self?.delete(hike)",
            seenBy: "HikesTests"
        ),
        Mutant(
            "C1",
            "delete: a menu that deletes nothing",
            in: "Places/PlacesViewController+Rows.swift",
            "self?.delete(place)",
            seenBy: "PlacesTests"
        ),
        Mutant(
            "D2",
            "delete: the row stays",
            in: "Hikes/HikesViewController+Deleting.swift",
            "loaded?.removeAll { $0.id == hike.id }",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D2",
            "delete: the store not told",
            in: "Hikes/HikesViewController+Deleting.swift",
            "do { try await store.delete(hike) } catch { self?.putBack(hike, because: error) }",
            "_ = self",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D2",
            "delete: a row that could not be deleted is gone",
            in: "Hikes/HikesViewController+Deleting.swift",
            "loaded = (others + [hike]).inOrder()",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D2",
            "delete: a reload brings back what is being deleted",
            in: "Hikes/HikesViewController+Deleting.swift",
            "await deletion?.value",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D2",
            "delete: a failure untold",
            in: "Hikes/HikesViewController+Deleting.swift",
            "present(alert, animated: true)",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D2",
            "delete: a failure without its reason",
            .expression,
            in: "Places/PlacesViewController+Deleting.swift",
            "(error as? any LocalizedError)?.errorDescription",
            "nil",
            seenBy: "PlacesTests"
        ),
        Mutant(
            "D2",
            "delete: all but the one kept",
            .expression,
            in: "Places/PlaceStore+Deleting.swift",
            "$0.id != place.id",
            "$0.id == place.id",
            seenBy: "PlacesTests"
        ),
        Mutant(
            "A6",
            "search: no bar",
            in: "Hikes/HikesViewController+Search.swift",
            "navigationItem.searchController = search",
            seenBy: "HikesTests"
        ),
        Mutant(
            "A6",
            "search: deaf",
            in: "Hikes/HikesViewController+Search.swift",
            "search.searchResultsUpdater = self",
            seenBy: "HikesTests"
        ),
        Mutant(
            "A6",
            "search: its bar stays",
            in: "Hikes/HikesViewController+Search.swift",
            "navigationItem.searchController = nil",
            seenBy: "HikesTests"
        ),
        Mutant(
            "A5",
            "search: holds a screen that has left",
            in: "Places/PlacesViewController+Search.swift",
            "navigationItem.searchController?.isActive = false",
            seenBy: "PlacesTests"
        ),
        Mutant(
            "A2",
            "search: says that there is nothing at all",
            .expression,
            in: "Hikes/HikesViewController+Search.swift",
            "loaded?.isEmpty == false",
            "false",
            seenBy: "HikesTests"
        ),
        Mutant(
            "A2",
            "search: nothing said where nothing matches",
            in: "Hikes/HikesViewController+Rows.swift",
            "if matches.isEmpty { showEmpty(animated: true) } else { hideEmpty(animated: true) }",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D1",
            "search: everything matches",
            .expression,
            in: "Hikes/Hike+Extensions.swift",
            "words.isEmpty || $0.title.localizedStandardContains(words)",
            "true",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D1",
            "search: only the very letters match",
            .expression,
            in: "Places/Place+Extensions.swift",
            "$0.name.localizedStandardContains(words)",
            "$0.name.contains(words)",
            seenBy: "PlacesTests"
        ),
        Mutant(
            "C1",
            "sections: no titles in a table",
            .expression,
            in: "GalleryCore/Lists/ArrayDataSource.swift",
            "self.section(section)?.title",
            "nil",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "C1",
            "sections: no titles in a grid",
            in: "GalleryCore/Lists/ArrayDataSource.swift",
            "(view as? SectionHeaderView)?.titleLabel.text = section(indexPath.section)?.title",
            seenBy: "GalleryCoreTests"
        ),
        Mutant(
            "C1",
            "sections: all rows in one",
            in: "Hikes/HikesViewController+Rows.swift",
            "dataSource.sections = matches.inSections()",
            "dataSource.items = matches",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D1",
            "sections: in the order of the rows",
            .expression,
            in: "Hikes/Hike+Extensions.swift",
            #"inOrder().sections(by: \.sectionText)"#,
            #"sections(by: \.sectionText)"#,
            seenBy: "HikesTests"
        ),
        Mutant(
            "D1",
            "sections: not in alphabetical order",
            .expression,
            in: "Places/Place+Extensions.swift",
            #"alphabeticalSections(by: \.sectionText)"#,
            #"sections(by: \.sectionText)"#,
            seenBy: "PlacesTests"
        ),
        Mutant(
            "B1",
            "sections: no room for titles in a grid",
            .xib,
            in: "Places/Resources/PlacesView.xib",
            #"width="393" height="32""#,
            #"width="0.0" height="0.0""#,
            seenBy: "PlacesTests"
        ),
        Mutant(
            "E3",
            "sections: a title in no style",
            in: "GalleryCore/Lists/SectionHeaderView.swift",
            "titleLabel.setStyle(font: .boldAppFont(ofSize: 15), color: .appBlack1)",
            seenBy: "GalleryCoreTests"
        ),
    ]
}
