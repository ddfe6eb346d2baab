import HeadlessUIKit
import Testing

/// Each word that what scrolls, lists or stacks can say.
@MainActor @Suite struct NibListAttributeTests: NibSaying {
    private let insets = { (key: String) in #"<inset key="\#(key)" minX="1" minY="2" maxX="3" maxY="4"/>"# }
    private let sides = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    private let size = { (key: String) in #"<size key="\#(key)" width="5" height="6"/>"# }

    @Test func `what scrolls is what its element says`() {
        says("scrollView", #"scrollEnabled="NO""#, \UIScrollView.isScrollEnabled, false)
        says("scrollView", #"pagingEnabled="YES""#, \UIScrollView.isPagingEnabled, true)
        says("scrollView", #"directionalLockEnabled="YES""#, \UIScrollView.isDirectionalLockEnabled, true)
        says("scrollView", #"bounces="NO""#, \UIScrollView.bounces, false)
        says("scrollView", #"alwaysBounceVertical="YES""#, \UIScrollView.alwaysBounceVertical, true)
        says("scrollView", #"alwaysBounceHorizontal="YES""#, \UIScrollView.alwaysBounceHorizontal, true)
        says("scrollView", #"bouncesZoom="NO""#, \UIScrollView.bouncesZoom, false)
        says("scrollView", #"minimumZoomScale="0.5""#, \UIScrollView.minimumZoomScale, 0.5)
        says("scrollView", #"maximumZoomScale="2""#, \UIScrollView.maximumZoomScale, 2)
        says("scrollView", #"showsVerticalScrollIndicator="NO""#, \UIScrollView.showsVerticalScrollIndicator, false)
        says("scrollView", #"showsHorizontalScrollIndicator="NO""#, \UIScrollView.showsHorizontalScrollIndicator, false)
        says("scrollView", #"delaysContentTouches="NO""#, \UIScrollView.delaysContentTouches, false)
        says("scrollView", #"canCancelContentTouches="NO""#, \UIScrollView.canCancelContentTouches, false)
        says("scrollView", #"indicatorStyle="white""#, \UIScrollView.indicatorStyle, .white)
        says("scrollView", #"keyboardDismissMode="onDrag""#, \UIScrollView.keyboardDismissMode, .onDrag)
        let adjusts = #"contentInsetAdjustmentBehavior="never""#
        says("scrollView", adjusts, \UIScrollView.contentInsetAdjustmentBehavior, .never)
        says("scrollView", #"scrollsToTop="NO""#, \UIScrollView.scrollsToTop, false)
        let indicators = #"automaticallyAdjustsScrollIndicatorInsets="NO""#
        says("scrollView", indicators, \UIScrollView.automaticallyAdjustsScrollIndicatorInsets, false)
        says("scrollView", #"decelerationRate="fast""#, \UIScrollView.decelerationRate, .fast)
        says("scrollView", insets("scrollIndicatorInsets"), \UIScrollView.verticalScrollIndicatorInsets, sides)
        says("scrollView", insets("contentInset"), \UIScrollView.contentInset, sides)
        says("scrollView", size("contentSize"), \UIScrollView.contentSize, CGSize(width: 5, height: 6))
        let offset = #"<point key="contentOffset" x="1" y="2"/>"#
        says("scrollView", offset, \UIScrollView.contentOffset, CGPoint(x: 1, y: 2))
    }

    @Test func `a table is what its element says`() {
        says("tableView", #"style="insetGrouped""#, \UITableView.style, .insetGrouped)
        says("tableView", #"rowHeight="61""#, \UITableView.rowHeight, 61)
        says("tableView", #"estimatedRowHeight="62""#, \UITableView.estimatedRowHeight, 62)
        says("tableView", #"sectionHeaderHeight="63""#, \UITableView.sectionHeaderHeight, 63)
        says("tableView", #"sectionFooterHeight="64""#, \UITableView.sectionFooterHeight, 64)
        says("tableView", #"estimatedSectionHeaderHeight="65""#, \UITableView.estimatedSectionHeaderHeight, 65)
        says("tableView", #"estimatedSectionFooterHeight="66""#, \UITableView.estimatedSectionFooterHeight, 66)
        says("tableView", #"separatorStyle="none""#, \UITableView.separatorStyle, .none)
        says(
            "tableView",
            #"layoutMarginsFollowReadableWidth="YES""#,
            \UITableView.cellLayoutMarginsFollowReadableWidth,
            true
        )
        says("tableView", #"selectionFollowsFocus="YES""#, \UITableView.selectionFollowsFocus, true)
        says("tableView", #"prefetchingEnabled="NO""#, \UITableView.isPrefetchingEnabled, false)
        says("tableView", #"sectionHeaderTopPadding="67""#, \UITableView.sectionHeaderTopPadding, 67)
        says("tableView", #"allowsSelection="NO""#, \UITableView.allowsSelection, false)
        says("tableView", #"allowsMultipleSelection="YES""#, \UITableView.allowsMultipleSelection, true)
        says("tableView", #"allowsSelectionDuringEditing="YES""#, \UITableView.allowsSelectionDuringEditing, true)
        let several = #"allowsMultipleSelectionDuringEditing="YES""#
        says("tableView", several, \UITableView.allowsMultipleSelectionDuringEditing, true)
        says("tableView", #"allowsFocus="NO""#, \UITableView.allowsFocus, false)
        says("tableView", #"remembersLastFocusedIndexPath="YES""#, \UITableView.remembersLastFocusedIndexPath, true)
        says("tableView", #"dragInteractionEnabled="YES""#, \UITableView.dragInteractionEnabled, true)
        says("tableView", red("separatorColor"), \UITableView.separatorColor, red)
        says("tableView", red("sectionIndexColor"), \UITableView.sectionIndexColor, red)
        says("tableView", insets("separatorInset"), \UITableView.separatorInset, sides)
        let view = { (key: String) in #"<view key="\#(key)" tag="5" id="b"/>"# }
        says("tableView", view("tableHeaderView"), \UITableView.tableHeaderView?.tag, 5)
        says("tableView", view("tableFooterView"), \UITableView.tableFooterView?.tag, 5)
        says("tableView", view("backgroundView"), \UITableView.backgroundView?.tag, 5)
    }

    @Test func `a row is what its element says`() {
        says("tableViewCell", #"reuseIdentifier="Row""#, \UITableViewCell.reuseIdentifier, "Row")
        says("tableViewCell", #"selectionStyle="gray""#, \UITableViewCell.selectionStyle, .gray)
        says("tableViewCell", #"accessoryType="checkmark""#, \UITableViewCell.accessoryType, .checkmark)
        let editing = #"editingAccessoryType="detailButton""#
        says("tableViewCell", editing, \UITableViewCell.editingAccessoryType, .detailButton)
        says("tableViewCell", #"indentationLevel="2""#, \UITableViewCell.indentationLevel, 2)
        says("tableViewCell", #"indentationWidth="11""#, \UITableViewCell.indentationWidth, 11)
        says("tableViewCell", #"shouldIndentWhileEditing="NO""#, \UITableViewCell.shouldIndentWhileEditing, false)
        says("tableViewCell", #"showsReorderControl="YES""#, \UITableViewCell.showsReorderControl, true)
        says("tableViewCell", insets("separatorInset"), \UITableViewCell.separatorInset, sides)
    }

    @Test func `a grid is what its element says`() {
        says("collectionView", #"allowsSelection="NO""#, \UICollectionView.allowsSelection, false)
        says("collectionView", #"allowsMultipleSelection="YES""#, \UICollectionView.allowsMultipleSelection, true)
        says("collectionView", #"prefetchingEnabled="NO""#, \UICollectionView.isPrefetchingEnabled, false)
        says("collectionView", #"selectionFollowsFocus="YES""#, \UICollectionView.selectionFollowsFocus, true)
        says("collectionView", #"allowsFocus="NO""#, \UICollectionView.allowsFocus, false)
        says("collectionView", #"dragInteractionEnabled="YES""#, \UICollectionView.dragInteractionEnabled, true)
        let remembers = #"remembersLastFocusedIndexPath="YES""#
        says("collectionView", remembers, \UICollectionView.remembersLastFocusedIndexPath, true)
        let view = #"<view key="backgroundView" tag="5" id="b"/>"#
        says("collectionView", view, \UICollectionView.backgroundView?.tag, 5)
        says("collectionViewCell", #"reuseIdentifier="Item""#, \UICollectionViewCell.reuseIdentifier, "Item")
    }

    @Test func `a flow layout is what its element says`() {
        typealias Flow = UICollectionViewFlowLayout
        let element = "collectionViewFlowLayout"
        let sized = CGSize(width: 5, height: 6)
        says(element, #"minimumLineSpacing="1""#, \Flow.minimumLineSpacing, 1)
        says(element, #"minimumInteritemSpacing="2""#, \Flow.minimumInteritemSpacing, 2)
        says(element, #"scrollDirection="horizontal""#, \Flow.scrollDirection, .horizontal)
        says(element, #"sectionInsetReference="layoutMargins""#, \Flow.sectionInsetReference, .fromLayoutMargins)
        says(element, #"sectionHeadersPinToVisibleBounds="YES""#, \Flow.sectionHeadersPinToVisibleBounds, true)
        says(element, #"sectionFootersPinToVisibleBounds="YES""#, \Flow.sectionFootersPinToVisibleBounds, true)
        says(element, #"automaticEstimatedItemSize="YES""#, \Flow.estimatedItemSize, Flow.automaticSize)
        says(element, size("itemSize"), \Flow.itemSize, sized)
        says(element, size("estimatedItemSize"), \Flow.estimatedItemSize, sized)
        says(element, size("headerReferenceSize"), \Flow.headerReferenceSize, sized)
        says(element, size("footerReferenceSize"), \Flow.footerReferenceSize, sized)
        says(element, insets("sectionInset"), \Flow.sectionInset, sides)
    }

    @Test func `a stack is what its element says`() {
        says("stackView", #"axis="vertical""#, \UIStackView.axis, .vertical)
        says("stackView", #"distribution="equalCentering""#, \UIStackView.distribution, .equalCentering)
        says("stackView", #"alignment="lastBaseline""#, \UIStackView.alignment, .lastBaseline)
        says("stackView", #"spacing="9""#, \UIStackView.spacing, 9)
        says("stackView", #"spacingType="standard""#, \UIStackView.spacing, UIStackView.spacingUseSystem)
        says("stackView", #"baselineRelativeArrangement="YES""#, \UIStackView.isBaselineRelativeArrangement, true)
        let margins = #"layoutMarginsRelativeArrangement="YES""#
        says("stackView", margins, \UIStackView.isLayoutMarginsRelativeArrangement, true)
    }
}
