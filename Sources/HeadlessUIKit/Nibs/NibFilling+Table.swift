internal import XibDocument

extension NibFilling {
    func fill(_ table: UITableView) {
        set(\.style, of: table, from: "style", words: NibWords.tableStyles)
        set(\.rowHeight, of: table, from: "rowHeight")
        set(\.estimatedRowHeight, of: table, from: "estimatedRowHeight")
        set(\.sectionHeaderHeight, of: table, from: "sectionHeaderHeight")
        set(\.sectionFooterHeight, of: table, from: "sectionFooterHeight")
        set(\.estimatedSectionHeaderHeight, of: table, from: "estimatedSectionHeaderHeight")
        set(\.estimatedSectionFooterHeight, of: table, from: "estimatedSectionFooterHeight")
        set(\.separatorStyle, of: table, from: "separatorStyle", words: NibWords.separatorStyles)
        set(\.separatorColor, of: table, color: "separatorColor")
        if let insets = node.insets("separatorInset") { table.separatorInset = UIEdgeInsets(insets) }
        set(\.fillerRowHeight, of: table, from: "fillerRowHeight")
        set(\.separatorInsetReference, of: table, from: "separatorInsetReference", words: NibWords.insetReferences)
        set(\.sectionIndexColor, of: table, color: "sectionIndexColor")
        set(\.sectionIndexBackgroundColor, of: table, color: "sectionIndexBackgroundColor")
        set(\.sectionIndexTrackingBackgroundColor, of: table, color: "sectionIndexTrackingBackgroundColor")
        set(\.dragInteractionEnabled, of: table, from: "dragInteractionEnabled")
        set(\.cellLayoutMarginsFollowReadableWidth, of: table, from: "layoutMarginsFollowReadableWidth")
        set(\.sectionIndexMinimumDisplayRowCount, of: table, from: "sectionIndexMinimumDisplayRowCount")
        set(\.insetsContentViewsToSafeArea, of: table, from: "contentViewInsetsToSafeArea")
        set(\.selectionFollowsFocus, of: table, from: "selectionFollowsFocus")
        set(\.isPrefetchingEnabled, of: table, from: "prefetchingEnabled")
        set(\.sectionHeaderTopPadding, of: table, from: "sectionHeaderTopPadding")
        set(\.allowsSelection, of: table, from: "allowsSelection")
        set(\.allowsMultipleSelection, of: table, from: "allowsMultipleSelection")
        set(\.allowsSelectionDuringEditing, of: table, from: "allowsSelectionDuringEditing")
        set(\.allowsMultipleSelectionDuringEditing, of: table, from: "allowsMultipleSelectionDuringEditing")
        set(\.allowsFocus, of: table, from: "allowsFocus")
        set(\.remembersLastFocusedIndexPath, of: table, from: "remembersLastFocusedIndexPath")
        for cell in prototypes("prototypes") { table.register(cell.nib, forCellReuseIdentifier: cell.identifier) }
        if let header = view("tableHeaderView") { table.tableHeaderView = header }
        if let footer = view("tableFooterView") { table.tableFooterView = footer }
        if let background = view("backgroundView") { table.backgroundView = background }
    }

    func fill(_ cell: UITableViewCell) {
        if let identifier = node.attribute("reuseIdentifier") { cell.reuseIdentifier = identifier }
        set(\.style, of: cell, from: "style", words: NibWords.cellStyles)
        // How high Interface Builder draws the cell, which a table asks for elsewhere, and what UIKit has given up.
        for name in ["rowHeight", "hidesAccessoryWhenEditing"] { _ = node.attribute(name) }
        set(\.selectionStyle, of: cell, from: "selectionStyle", words: NibWords.selectionStyles)
        set(\.accessoryType, of: cell, from: "accessoryType", words: NibWords.accessoryTypes)
        set(\.editingAccessoryType, of: cell, from: "editingAccessoryType", words: NibWords.accessoryTypes)
        set(\.indentationLevel, of: cell, from: "indentationLevel")
        set(\.indentationWidth, of: cell, from: "indentationWidth")
        set(\.shouldIndentWhileEditing, of: cell, from: "shouldIndentWhileEditing")
        set(\.showsReorderControl, of: cell, from: "showsReorderControl")
        if let insets = node.insets("separatorInset") { cell.separatorInset = UIEdgeInsets(insets) }
    }

    /// The rows that the element of a table lists, when it does: such a table asks for no others.
    var staticRows: StaticRows? {
        // A table of prototypes may have kept an empty list from the time when its rows were listed.
        guard let sections = node.child("sections"), node.element.attribute("dataMode") != "prototypes" else {
            return nil
        }
        return StaticRows(
            sections: sections.children("tableViewSection").map { section in
                let rows = section.contents(of: "cells").compactMap { element in
                    (nib.make(element) as? UITableViewCell).map {
                        StaticRows.Row(cell: $0, height: element.value("rowHeight"), id: element.id)
                    }
                }
                return StaticRows.Section(
                    header: section.text("headerTitle"),
                    footer: section.text("footerTitle"),
                    rows: rows
                )
            }
        )
    }

    /// Takes what was made inside the cell for the cell's own labels and image.
    func fillParts(of cell: UITableViewCell) {
        if let label = part("textLabel", as: UILabel.self) { cell.parts.text = label }
        if let label = part("detailTextLabel", as: UILabel.self) { cell.parts.detail = label }
        if let image = part("imageView", as: UIImageView.self) { cell.parts.image = image }
    }

    private func part<Part>(_ attribute: String, as kind: Part.Type) -> Part? {
        node.attribute(attribute).flatMap(nib.object) as? Part
    }
}
