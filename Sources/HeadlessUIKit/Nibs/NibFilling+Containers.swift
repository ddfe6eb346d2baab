internal import XibDocument

extension NibFilling {
    func fill(_ split: UISplitViewController) {
        // What Interface Builder once offered as a style.
        _ = node.attribute("allowDoubleColumnStyle")
        if let style = node.attribute("style").flatMap({ NibWords.splitStyles[$0] }) { split.take(style) }
        for attribute in ["displayMode", "preferredDisplayMode"] {
            set(\.preferredDisplayMode, of: split, from: attribute, words: NibWords.displayModes)
        }
        for attribute in ["behavior", "preferredSplitBehavior"] {
            set(\.preferredSplitBehavior, of: split, from: attribute, words: NibWords.splitBehaviors)
        }
        set(\.primaryEdge, of: split, from: "primaryEdge", words: ["leading": .leading, "trailing": .trailing])
        set(\.primaryBackgroundStyle, of: split, from: "primaryBackgroundStyle", words: ["sidebar": .sidebar])
        set(\.presentsWithGesture, of: split, from: "presentsWithGesture")
        set(\.showsSecondaryOnlyButton, of: split, from: "showsSecondaryOnlyButton")
        set(\.minimumPrimaryColumnWidth, of: split, from: "minimumPrimaryColumnWidth")
        set(\.maximumPrimaryColumnWidth, of: split, from: "maximumPrimaryColumnWidth")
        set(\.preferredPrimaryColumnWidth, of: split, from: "preferredPrimaryColumnWidth")
        set(\.preferredPrimaryColumnWidthFraction, of: split, from: "preferredPrimaryColumnWidthFraction")
        set(\.minimumSupplementaryColumnWidth, of: split, from: "minimumSupplementaryColumnWidth")
        set(\.maximumSupplementaryColumnWidth, of: split, from: "maximumSupplementaryColumnWidth")
        set(\.preferredSupplementaryColumnWidth, of: split, from: "preferredSupplementaryColumnWidth")
        set(
            \.preferredSupplementaryColumnWidthFraction,
            of: split,
            from: "preferredSupplementaryColumnWidthFraction"
        )
    }

    func fill(_ pages: UIPageViewController) {
        let style = node.attribute("transitionStyle").flatMap { NibWords.pageTransitions[$0] } ?? .pageCurl
        let axis = node.attribute("navigationOrientation").flatMap { NibWords.pageAxes[$0] } ?? .horizontal
        let spine = node.attribute("spineLocation").flatMap { NibWords.spines[$0] } ?? .min
        pages.take(style, along: axis, spine: spine)
        set(\.isDoubleSided, of: pages, from: "doubleSided")
        // Pages are placed side by side here, without room between them.
        _ = node.attribute("pageSpacing")
    }
}

extension NibWords {
    static let splitStyles: [String: UISplitViewController.Style] = [
        "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]
    static let displayModes: [String: UISplitViewController.DisplayMode] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]
    static let splitBehaviors: [String: UISplitViewController.SplitBehavior] = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
    static let pageTransitions: [String: UIPageViewController.TransitionStyle] = [
        "pageCurl": .pageCurl, "scroll": .scroll,
    ]
    static let pageAxes: [String: UIPageViewController.NavigationOrientation] = [
        "horizontal": .horizontal, "vertical": .vertical,
    ]
    static let spines: [String: UIPageViewController.SpineLocation] = [
        "none": .none, "min": .min, "mid": .mid, "max": .max,
    ]
}
