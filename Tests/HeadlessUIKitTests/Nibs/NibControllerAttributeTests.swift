import HeadlessUIKit
import Testing

/// Each word that controllers, gestures and effects can say.
@MainActor @Suite struct NibControllerAttributeTests: NibSaying {
    private let size = { (key: String) in #"<size key="\#(key)" width="5" height="6"/>"# }

    @Test func `a controller is what its element says`() {
        says("viewController", #"title="T""#, \UIViewController.title, "T")
        says("viewController", #"nibName="N""#, \UIViewController.nibName, "N")
        says("viewController", #"restorationIdentifier="R""#, \UIViewController.restorationIdentifier, "R")
        says("viewController", #"hidesBottomBarWhenPushed="YES""#, \UIViewController.hidesBottomBarWhenPushed, true)
        let bars = #"extendedLayoutIncludesOpaqueBars="YES""#
        says("viewController", bars, \UIViewController.extendedLayoutIncludesOpaqueBars, true)
        says("viewController", #"definesPresentationContext="YES""#, \UIViewController.definesPresentationContext, true)
        says("viewController", #"modalPresentationStyle="popover""#, \UIViewController.modalPresentationStyle, .popover)
        let turn = #"modalTransitionStyle="flipHorizontal""#
        says("viewController", turn, \UIViewController.modalTransitionStyle, .flipHorizontal)
        let provides = #"providesPresentationContextTransitionStyle="YES""#
        says("viewController", provides, \UIViewController.providesPresentationContextTransitionStyle, true)
        let preferred = CGSize(width: 5, height: 6)
        says("viewController", size("preferredContentSize"), \UIViewController.preferredContentSize, preferred)
        let popover = #"<value key="contentSizeForViewInPopover" type="size" width="5" height="6"/>"#
        says("viewController", popover, \UIViewController.preferredContentSize, preferred)
        for (side, edge) in ["top": .top, "left": .left, "bottom": .bottom, "right": .right] as [String: UIRectEdge] {
            let edges = #"<extendedEdge key="edgesForExtendedLayout" \#(side)="YES"/>"#
            says("viewController", edges, \UIViewController.edgesForExtendedLayout, edge)
        }
        let keeps = #"clearsSelectionOnViewWillAppear="NO""#
        says("tableViewController", keeps, \UITableViewController.clearsSelectionOnViewWillAppear, false)
        says("collectionViewController", keeps, \UICollectionViewController.clearsSelectionOnViewWillAppear, false)
    }

    @Test func `a navigation controller is what its element says`() {
        typealias Navigation = UINavigationController
        says("navigationController", #"navigationBarHidden="YES""#, \Navigation.isNavigationBarHidden, true)
        says("navigationController", #"toolbarHidden="NO""#, \Navigation.isToolbarHidden, false)
        says("navigationController", #"hidesBarsOnTap="YES""#, \Navigation.hidesBarsOnTap, true)
        says("navigationController", #"hidesBarsOnSwipe="YES""#, \Navigation.hidesBarsOnSwipe, true)
        let compact = #"hidesBarsWhenVerticallyCompact="YES""#
        says("navigationController", compact, \Navigation.hidesBarsWhenVerticallyCompact, true)
        says(
            "navigationController",
            #"hidesBarsWhenKeyboardAppears="YES""#,
            \Navigation.hidesBarsWhenKeyboardAppears,
            true
        )
        says("navigationController", #"<toolbar key="toolbar" tag="5" id="b"/>"#, \Navigation.toolbar.tag, 5)
    }

    @Test func `a split controller is what its element says`() {
        typealias Split = UISplitViewController
        let element = "splitViewController"
        says(element, #"style="tripleColumn""#, \Split.style, .tripleColumn)
        says(element, #"displayMode="secondaryOnly""#, \Split.preferredDisplayMode, .secondaryOnly)
        says(element, #"preferredDisplayMode="twoOverSecondary""#, \Split.preferredDisplayMode, .twoOverSecondary)
        says(element, #"behavior="displace""#, \Split.preferredSplitBehavior, .displace)
        says(element, #"preferredSplitBehavior="tile""#, \Split.preferredSplitBehavior, .tile)
        says(element, #"primaryEdge="trailing""#, \Split.primaryEdge, .trailing)
        says(element, #"primaryBackgroundStyle="sidebar""#, \Split.primaryBackgroundStyle, .sidebar)
        says(element, #"presentsWithGesture="NO""#, \Split.presentsWithGesture, false)
        says(element, #"showsSecondaryOnlyButton="YES""#, \Split.showsSecondaryOnlyButton, true)
        says(element, #"minimumPrimaryColumnWidth="1""#, \Split.minimumPrimaryColumnWidth, 1)
        says(element, #"maximumPrimaryColumnWidth="2""#, \Split.maximumPrimaryColumnWidth, 2)
        says(element, #"preferredPrimaryColumnWidth="3""#, \Split.preferredPrimaryColumnWidth, 3)
        says(element, #"preferredPrimaryColumnWidthFraction="0.4""#, \Split.preferredPrimaryColumnWidthFraction, 0.4)
        says(element, #"minimumSupplementaryColumnWidth="5""#, \Split.minimumSupplementaryColumnWidth, 5)
        says(element, #"maximumSupplementaryColumnWidth="6""#, \Split.maximumSupplementaryColumnWidth, 6)
        says(element, #"preferredSupplementaryColumnWidth="7""#, \Split.preferredSupplementaryColumnWidth, 7)
        let fraction = #"preferredSupplementaryColumnWidthFraction="0.8""#
        says(element, fraction, \Split.preferredSupplementaryColumnWidthFraction, 0.8)
        says("pageViewController", #"doubleSided="YES""#, \UIPageViewController.isDoubleSided, true)
        says("pageViewController", #"spineLocation="max""#, \UIPageViewController.spineLocation, .max)
        says("pageViewController", #"transitionStyle="scroll""#, \UIPageViewController.transitionStyle, .scroll)
        let up = #"navigationOrientation="vertical""#
        says("pageViewController", up, \UIPageViewController.navigationOrientation, .vertical)
    }

    @Test func `a gesture is what its element says`() {
        says("gestureRecognizer", #"enabled="NO""#, \UIGestureRecognizer.isEnabled, false)
        says("gestureRecognizer", #"cancelsTouchesInView="NO""#, \UIGestureRecognizer.cancelsTouchesInView, false)
        says("gestureRecognizer", #"delaysTouchesBegan="YES""#, \UIGestureRecognizer.delaysTouchesBegan, true)
        says("gestureRecognizer", #"delaysTouchesEnded="NO""#, \UIGestureRecognizer.delaysTouchesEnded, false)
        let exclusive = #"requiresExclusiveTouchType="NO""#
        says("gestureRecognizer", exclusive, \UIGestureRecognizer.requiresExclusiveTouchType, false)
        says("gestureRecognizer", #"name="N""#, \UIGestureRecognizer.name, "N")
        says("tapGestureRecognizer", #"numberOfTapsRequired="2""#, \UITapGestureRecognizer.numberOfTapsRequired, 2)
        says(
            "tapGestureRecognizer",
            #"numberOfTouchesRequired="3""#,
            \UITapGestureRecognizer.numberOfTouchesRequired,
            3
        )
        for element in ["pongPressGestureRecognizer", "longPressGestureRecognizer"] {
            says(element, #"numberOfTapsRequired="2""#, \UILongPressGestureRecognizer.numberOfTapsRequired, 2)
            says(element, #"numberOfTouchesRequired="3""#, \UILongPressGestureRecognizer.numberOfTouchesRequired, 3)
            says(element, #"minimumPressDuration="1.5""#, \UILongPressGestureRecognizer.minimumPressDuration, 1.5)
            says(element, #"allowableMovement="20""#, \UILongPressGestureRecognizer.allowableMovement, 20)
        }
        for element in ["panGestureRecognizer", "screenEdgePanGestureRecognizer"] {
            says(element, #"minimumNumberOfTouches="2""#, \UIPanGestureRecognizer.minimumNumberOfTouches, 2)
            says(element, #"maximumNumberOfTouches="3""#, \UIPanGestureRecognizer.maximumNumberOfTouches, 3)
        }
        for key in ["edge", "edges"] {
            let left = #"<rectEdge key="\#(key)" left="YES"/>"#
            says("screenEdgePanGestureRecognizer", left, \UIScreenEdgePanGestureRecognizer.edges, .left)
        }
        for (word, way) in ["left": .left, "up": .up, "down": .down] as [String: UISwipeGestureRecognizer.Direction] {
            let inside = #"<swipeGestureRecognizerDirection key="direction" \#(word)="YES"/>"#
            says("swipeGestureRecognizer", inside, \UISwipeGestureRecognizer.direction, way)
            says("swipeGestureRecognizer", #"direction="\#(word)""#, \UISwipeGestureRecognizer.direction, way)
        }
        says(
            "swipeGestureRecognizer",
            #"numberOfTouchesRequired="2""#,
            \UISwipeGestureRecognizer.numberOfTouchesRequired,
            2
        )
        says("pinchGestureRecognizer", #"scale="2""#, \UIPinchGestureRecognizer.scale, 2)
        says("rotationGestureRecognizer", #"rotation="2""#, \UIRotationGestureRecognizer.rotation, 2)
        #expect(SampleNib.first(#"<hoverGestureRecognizer id="a"/>"#, as: UIHoverGestureRecognizer.self) != nil)
    }

    @Test func `effects are what their elements say`() {
        let blur = { (key: String) in #"<blurEffect style="\#(key)"/>"# }
        says("visualEffectView", blur("prominent"), \UIVisualEffectView.effect, UIBlurEffect(style: .prominent))
        let vibrancy = { (key: String) in #"<vibrancyEffect \#(key)>\#(blur("dark"))</vibrancyEffect>"# }
        let dark = UIBlurEffect(style: .dark)
        says("visualEffectView", vibrancy(""), \UIVisualEffectView.effect, UIVibrancyEffect(blurEffect: dark))
        let fill = UIVibrancyEffect(blurEffect: dark, style: .fill)
        says("visualEffectView", vibrancy(#"style="fill""#), \UIVisualEffectView.effect, fill)
    }
}
