extension ReservedNames {
    /// The types of UIKit.
    static let uiKitTypes =
        """
        NSCollectionLayoutEdgeSpacing NSCollectionLayoutSectionOrthogonalScrollingBehavior NSCollectionLayoutSpacing
        NSDataAsset NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionTransaction
        NSDiffableDataSourceSnapshot NSDiffableDataSourceTransaction NSDirectionalEdgeInsets NSDirectionalRectEdge
        NSFileProviderExtension NSIdentifier NSLayoutAnchor NSLayoutAttribute NSLayoutConstraint NSLayoutDimension
        NSLayoutFormatOptions NSLayoutManager NSLayoutRelation NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
        NSMutableAttributedStringKitAdditions NSMutableParagraphStyle NSParagraphStyle NSRectAlignment NSShadow
        NSStringDrawing NSStringDrawingContext NSStringDrawingOptions NSTextAlignment NSTextAttachment NSTextContainer
        NSTextList NSTextStorage NSTextTab NSUIViewToolbarItem NSUnderlineStyle NSWritingDirection UIAcceleration
        UIAccelerometer UIAccelerometerDelegate UIAccessibility UIAccessibilityAction
        UIAccessibilityAnnouncementFinishedEventArgs UIAccessibilityContainer UIAccessibilityContainerDataTable
        UIAccessibilityContainerDataTableCell UIAccessibilityContentSizeCategoryImageAdjusting
        UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
        UIAccessibilityCustomRotorSearchPredicate UIAccessibilityDragging UIAccessibilityElement UIAccessibilityFocus
        UIAccessibilityIdentification UIAccessibilityLocationDescriptor UIAccessibilityReadingContent
        UIAccessibilityTraits UIAction UIActionHandler UIActionSheet UIActionSheetDelegate UIActivity
        UIActivityCollaborationModeRestriction UIActivityIndicatorView UIActivityItemProvider UIActivityItemSource
        UIActivityItemsConfiguration UIActivityItemsConfigurationProviding UIActivityItemsConfigurationReading
        UIActivityViewController UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAlertView
        UIAlertViewDelegate UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate
        UIApplicationLaunchEventArgs UIApplicationShortcutIcon UIApplicationShortcutItem UIAttachmentBehavior UIAxis
        UIBackgroundConfiguration UIBackgroundFetchResult UIBackgroundTaskIdentifier UIBandSelectionInteraction
        UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance
        UIBarItem UIBarPositioning UIBarPositioningDelegate UIBezierPath UIBlurEffect UIButton UIButtonConfiguration
        UICGFloatTraitDefinition UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionMultiDateDelegate
        UICalendarSelectionSingleDate UICalendarSelectionSingleDateDelegate UICalendarSelectionWeekOfYear
        UICalendarSelectionWeekOfYearDelegate UICalendarView UICalendarViewDecoration UICalendarViewDelegate
        UICanvasFeedbackGenerator UICellAccessory UICellAccessoryCheckmark UICellAccessoryCustomView
        UICellAccessoryDelete UICellAccessoryDetail UICellAccessoryDisclosureIndicator UICellAccessoryInsert
        UICellAccessoryLabel UICellAccessoryMultiselect UICellAccessoryOutlineDisclosure UICellAccessoryPopUpMenu
        UICellAccessoryReorder UICellConfigurationState UICloudSharingController UICloudSharingControllerDelegate
        UICollectionLayoutListConfiguration UICollectionLayoutSectionOrthogonalScrollingProperties
        UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewCellRegistration
        UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration UICollectionViewController
        UICollectionViewDataSource UICollectionViewDataSourcePrefetching UICollectionViewDelegate
        UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
        UICollectionViewDiffableDataSourceReorderingHandlers UICollectionViewDiffableDataSourceSectionSnapshotHandlers
        UICollectionViewDragDelegate UICollectionViewDropCoordinator UICollectionViewDropDelegate
        UICollectionViewDropItem UICollectionViewDropPlaceholder UICollectionViewDropPlaceholderContext
        UICollectionViewDropProposal UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext
        UICollectionViewFocusUpdateContext UICollectionViewLayout UICollectionViewLayoutAttributes
        UICollectionViewLayoutInvalidationContext UICollectionViewListCell UICollectionViewPlaceholder
        UICollectionViewSource UICollectionViewSupplementaryRegistration UICollectionViewTransitionLayout
        UICollectionViewUpdateItem UICollisionBehavior UICollisionBehaviorDelegate UIColor UIColorPickerViewController
        UIColorPickerViewControllerDelegate UIColorWell UICommand UICommandAlternate UIConfigurationColorTransformer
        UIConfigurationState UIConfigurationTextAttributesTransformer UIContentConfiguration UIContentContainer
        UIContentSizeCategory UIContentSizeCategoryAdjusting UIContentSizeCategoryChangedEventArgs
        UIContentUnavailableButtonProperties UIContentUnavailableConfiguration UIContentUnavailableConfigurationState
        UIContentUnavailableImageProperties UIContentUnavailableTextProperties UIContentUnavailableView UIContentView
        UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionAnimating
        UIContextMenuInteractionCommitAnimating UIContextMenuInteractionDelegate UIContextualAction UIControl
        UIControlState UICoordinateSpace UICubicTimingParameters UIDataSourceModelAssociation UIDataSourceTranslating
        UIDatePicker UIDeferredMenuElement UIDevice UIDeviceOrientation UIDictationPhrase UIDocument
        UIDocumentBrowserAction UIDocumentBrowserTransitionController UIDocumentBrowserViewController
        UIDocumentBrowserViewControllerDelegate UIDocumentInteractionController UIDocumentInteractionControllerDelegate
        UIDocumentMenuDelegate UIDocumentMenuViewController UIDocumentPickerDelegate
        UIDocumentPickerExtensionViewController UIDocumentPickerViewController UIDocumentProperties
        UIDocumentViewController UIDocumentViewControllerLaunchOptions UIDragAnimating UIDragDropSession
        UIDragInteraction UIDragInteractionDelegate UIDragItem UIDragPreview UIDragPreviewParameters UIDragPreviewTarget
        UIDragSession UIDropInteraction UIDropInteractionDelegate UIDropProposal UIDropSession UIDynamicAnimator
        UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior UIDynamicItemGroup UIEdgeInsets
        UIEditMenuConfiguration UIEditMenuInteraction UIEditMenuInteractionAnimating UIEditMenuInteractionDelegate
        UIEvent UIEventAttribution UIEventAttributionView UIFeedbackGenerator UIFieldBehavior UIFindInteraction
        UIFindInteractionDelegate UIFindSession UIFloatRange UIFocusAnimationContext UIFocusAnimationCoordinator
        UIFocusDebugger UIFocusDebuggerOutput UIFocusEffect UIFocusEnvironment UIFocusGuide UIFocusHaloEffect
        UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UIFocusMovementHint UIFocusSystem
        UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIFontPickerViewController
        UIFontPickerViewControllerConfiguration UIFontPickerViewControllerDelegate UIGestureRecognizer
        UIGestureRecognizerDelegate UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat
        UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGraphicsRenderer
        UIGraphicsRendererContext UIGraphicsRendererFormat UIGravityBehavior UIGuidedAccessRestrictionDelegate
        UIHoverAutomaticEffect UIHoverEffect UIHoverGestureRecognizer UIHoverHighlightEffect UIHoverLiftEffect
        UIHoverStyle UIImage UIImageAsset UIImageConfiguration UIImagePickerController UIImagePickerControllerDelegate
        UIImageReader UIImageReaderConfiguration UIImageSymbolConfiguration UIImageSymbolWeight UIImageView
        UIImpactFeedbackGenerator UIIndirectScribbleInteraction UIIndirectScribbleInteractionDelegate UIInputView
        UIInputViewAudioFeedback UIInputViewController UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask
        UIInterpolatingMotionEffect UIItemProviderPresentationSizeProviding UIItemProviderReadingAugmentationProviding
        UIKey UIKeyCommand UIKeyInput UIKeyboardEventArgs UIKeyboardLayoutGuide UIKeyboardType UILabel
        UILargeContentViewerInteraction UILargeContentViewerInteractionDelegate UILargeContentViewerItem UILayoutGuide
        UILayoutGuideAspectFitting UILayoutPriority UILayoutSupport UILetterformAwareAdjusting UILexicon UILexiconEntry
        UIListContentConfiguration UIListContentImageProperties UIListContentTextProperties UIListContentView
        UIListSeparatorConfiguration UILocalNotification UILocalizedIndexedCollation UILongPressGestureRecognizer
        UILookToDictateCapable UIManagedDocument UIMarkupTextPrintFormatter UIMenu UIMenuBuilder UIMenuController
        UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuLeaf UIMenuSystem UIModalPresentationStyle
        UIModalTransitionStyle UIMotionEffect UIMotionEffectGroup UIMutableApplicationShortcutItem UIMutableTraits
        UIMutableUserNotificationAction UIMutableUserNotificationCategory UINSIntegerTraitDefinition UINavigationBar
        UINavigationBarAppearance UINavigationBarDelegate UINavigationController UINavigationControllerDelegate
        UINavigationItem UINavigationItemRenameDelegate UINib UINotificationFeedbackGenerator UIObjectRestoration
        UIObjectTraitDefinition UIOffset UIOpenURLContext UIPageControl UIPageControlProgress
        UIPageControlProgressDelegate UIPageControlTimerProgress UIPageControlTimerProgressDelegate UIPageViewController
        UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteConfiguration
        UIPasteConfigurationSupporting UIPasteControl UIPasteControlConfiguration UIPasteboard
        UIPasteboardChangeEventArgs UIPencilHoverPose UIPencilInteraction UIPencilInteractionDelegate
        UIPencilInteractionSqueeze UIPencilInteractionTap UIPercentDrivenInteractiveTransition UIPickerView
        UIPickerViewAccessibilityDelegate UIPickerViewDataSource UIPickerViewDelegate UIPickerViewModel
        UIPinchGestureRecognizer UIPointerAccessory UIPointerEffect UIPointerHighlightEffect UIPointerHoverEffect
        UIPointerInteraction UIPointerInteractionAnimating UIPointerInteractionDelegate UIPointerLiftEffect
        UIPointerLockState UIPointerLockStateDidChangeEventArgs UIPointerRegion UIPointerRegionRequest UIPointerShape
        UIPointerStyle UIPopoverBackgroundView UIPopoverBackgroundViewMethods UIPopoverController
        UIPopoverControllerDelegate UIPopoverPresentationController UIPopoverPresentationControllerDelegate
        UIPopoverPresentationControllerSourceItem UIPresentationController UIPress UIPressesEvent UIPreviewAction
        UIPreviewActionGroup UIPreviewActionItem UIPreviewInteraction UIPreviewInteractionDelegate UIPreviewParameters
        UIPreviewTarget UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintInteractionControllerDelegate
        UIPrintPageRenderer UIPrintPaper UIPrintServiceExtension UIPrinter UIPrinterDestination
        UIPrinterPickerController UIPrinterPickerControllerDelegate UIProgressView UIPushBehavior UIRectCorner
        UIRectEdge UIReferenceLibraryViewController UIRefreshControl UIRegion UIResolvedShape UIResponder
        UIResponderStandardEditActions UIReturnKeyType UIRotationGestureRecognizer UIScene UISceneActivationConditions
        UISceneActivationRequestOptions UISceneConfiguration UISceneConnectionOptions UISceneDelegate
        UISceneDestructionRequestOptions UISceneOpenExternalURLOptions UISceneOpenURLOptions UISceneSession
        UISceneSessionActivationRequest UISceneSizeRestrictions UISceneSystemProtectionManager UISceneWindowingBehaviors
        UIScreen UIScreenEdgePanGestureRecognizer UIScreenMode UIScreenshotService UIScreenshotServiceDelegate
        UIScribbleInteraction UIScribbleInteractionDelegate UIScrollView UIScrollViewAccessibilityDelegate
        UIScrollViewDelegate UISearchBar UISearchBarDelegate UISearchContainerViewController UISearchController
        UISearchControllerDelegate UISearchDisplayController UISearchDisplayDelegate UISearchResultsUpdating
        UISearchSuggestion UISearchSuggestionItem UISearchTab UISearchTextField UISearchTextFieldDelegate
        UISearchTextFieldPasteItem UISearchToken UISegmentedControl UISelectionFeedbackGenerator UIShadowProperties
        UIShape UIShapeProvider UIShapeResolutionContext UISheetPresentationController
        UISheetPresentationControllerDelegate UISheetPresentationControllerDetent
        UISheetPresentationControllerDetentResolutionContext UISimpleTextPrintFormatter UISlider UISnapBehavior
        UISplitViewController UISplitViewControllerDelegate UISpringLoadedInteraction UISpringLoadedInteractionBehavior
        UISpringLoadedInteractionContext UISpringLoadedInteractionEffect UISpringLoadedInteractionSupporting
        UISpringTimingParameters UIStackView UIStandardTextCursorView UIStateRestoring UIStatusBarFrameChangeEventArgs
        UIStatusBarManager UIStatusBarOrientationChangeEventArgs UIStatusBarStyle UIStepper UIStoryboard
        UIStoryboardPopoverSegue UIStoryboardSegue UIStoryboardUnwindSegueSource UIStringDrawing
        UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UISymbolEffectCompletionContext UITab UITabBar
        UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarControllerSidebar
        UITabBarControllerSidebarAnimating UITabBarControllerSidebarDelegate UITabBarDelegate UITabBarItem
        UITabBarItemAppearance UITabBarItemStateAppearance UITabGroup UITabSidebarItem UITabSidebarItemRequest
        UITabSidebarScrollTarget UITableView UITableViewCell UITableViewController UITableViewDataSource
        UITableViewDataSourcePrefetching UITableViewDelegate UITableViewDiffableDataSource UITableViewDragDelegate
        UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem UITableViewDropPlaceholder
        UITableViewDropPlaceholderContext UITableViewDropProposal UITableViewFocusUpdateContext
        UITableViewHeaderFooterView UITableViewPlaceholder UITableViewRowAction UITableViewSource UITapGestureRecognizer
        UITargetedDragPreview UITargetedPreview UITextChecker UITextContentType UITextCursorDropPositionAnimator
        UITextCursorView UITextDocumentProxy UITextDragDelegate UITextDragPreviewRenderer UITextDragRequest
        UITextDraggable UITextDropDelegate UITextDropProposal UITextDropRequest UITextDroppable UITextField
        UITextFieldDelegate UITextFormattingCoordinator UITextFormattingCoordinatorDelegate
        UITextFormattingViewController UITextFormattingViewControllerChangeValue UITextFormattingViewControllerComponent
        UITextFormattingViewControllerComponentGroup UITextFormattingViewControllerConfiguration
        UITextFormattingViewControllerDelegate UITextFormattingViewControllerFormattingDescriptor
        UITextFormattingViewControllerFormattingStyle UITextInput UITextInputAssistantItem UITextInputContext
        UITextInputDelegate UITextInputMode UITextInputPasswordRules UITextInputStringTokenizer UITextInputTokenizer
        UITextInputTraits UITextInteraction UITextInteractionDelegate UITextItem UITextItemMenuConfiguration
        UITextItemMenuPreview UITextLoupeSession UITextPasteConfigurationSupporting UITextPasteDelegate UITextPasteItem
        UITextPlaceholder UITextPosition UITextRange UITextSearchAggregator UITextSearchOptions UITextSearching
        UITextSearchingFindSession UITextSelectionDisplayInteraction UITextSelectionDisplayInteractionDelegate
        UITextSelectionHandleView UITextSelectionHighlightView UITextSelectionRect UITextView UITextViewDelegate
        UITimingCurveProvider UITitlebar UIToolTipConfiguration UIToolTipInteraction UIToolTipInteractionDelegate
        UIToolbar UIToolbarAppearance UIToolbarDelegate UITouch UITrackingLayoutGuide UITraitAccessibilityContrast
        UITraitActiveAppearance UITraitChangeObservable UITraitChangeRegistration UITraitCollection UITraitDefinition
        UITraitDisplayGamut UITraitDisplayScale UITraitEnvironment UITraitForceTouchCapability
        UITraitHorizontalSizeClass UITraitImageDynamicRange UITraitLayoutDirection UITraitLegibilityWeight
        UITraitListEnvironment UITraitOverrides UITraitPreferredContentSizeCategory UITraitSceneCaptureState
        UITraitToolbarItemPresentationSize UITraitTypesettingLanguage UITraitUserInterfaceIdiom
        UITraitUserInterfaceLevel UITraitUserInterfaceStyle UITraitVerticalSizeClass UIUpdateActionPhase UIUpdateInfo
        UIUpdateLink UIUserActivityRestoring UIUserInterfaceIdiom UIUserInterfaceLayoutDirection
        UIUserInterfaceSizeClass UIUserInterfaceStyle UIUserNotificationAction UIUserNotificationCategory
        UIUserNotificationSettings UIVibrancyEffect UIVideoEditorController UIVideoEditorControllerDelegate UIView
        UIViewAnimating UIViewConfigurationState UIViewController UIViewControllerAnimatedTransitioning
        UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning UIViewControllerPreviewing
        UIViewControllerPreviewingDelegate UIViewControllerRestoration UIViewControllerTransition
        UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
        UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIViewPrintFormatter UIViewPropertyAnimator
        UIVisualEffect UIVisualEffectView UIWebView UIWebViewDelegate UIWindow UIWindowScene
        UIWindowSceneActivationAction UIWindowSceneActivationConfiguration UIWindowSceneActivationInteraction
        UIWindowSceneActivationRequestOptions UIWindowSceneDelegate UIWindowSceneDestructionRequestOptions
        UIWindowSceneDragInteraction UIWindowSceneGeometry UIWindowSceneGeometryPreferences
        UIWindowSceneGeometryPreferencesIOS UIWindowSceneGeometryPreferencesMac UIWindowScenePlacement
        UIWindowSceneProminentPlacement UIWindowSceneStandardPlacement UIZoomTransitionAlignmentRectContext
        UIZoomTransitionInteractionContext UIZoomTransitionOptions UIZoomTransitionSourceViewProviderContext
        """
}
