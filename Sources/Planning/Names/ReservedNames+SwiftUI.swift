extension ReservedNames {
    /// The types of SwiftUI that have short names or are often used.
    static let swiftUITypes =
        """
        AccessibilityFocusState AccessibilityTraits ActionSheet Alert Alignment AlignmentID Anchor Angle AngularGradient
        Animatable AnimatableModifier AnimatablePair AnimatableValues Animation AnimationCompletionCriteria
        AnimationContext AnimationState AnimationStateKey AnyGesture AnyGradient AnyLayout AnyShape AnyShapeStyle
        AnyTransition AnyView App AppStorage AsyncImage AsyncImagePhase Axis BackgroundProminence BackgroundStyle
        BackgroundTask BadgeProminence Binding BlendMode BlurOptions Button ButtonBorderShape ButtonRepeatBehavior
        ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration Canvas Capsule Circle Color ColorMatrix ColorPicker
        ColorRenderingMode ColorScheme ColorSchemeContrast CommandGroup CommandGroupPlacement CommandMenu Commands
        CommandsBuilder ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey ContainerValues
        ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory ContentTransition
        ContentUnavailableView ContextMenu ControlGroup ControlGroupStyle ControlSize CoordinateSpace
        CoordinateSpaceProtocol CubicKeyframe CustomAnimation CustomHoverEffect DatePicker DatePickerComponents
        DatePickerStyle DepthAlignment DisclosureGroup DisclosureGroupStyle DismissAction DismissBehavior
        DismissSearchAction DismissWindowAction Divider DocumentConfiguration DocumentGroup DocumentLaunchView
        DragConfiguration DragGesture DragSession DropConfiguration DropDelegate DropInfo DropOperation DropProposal
        DropSession DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets EditActions EditButton EditMode
        EditableCollectionContent Ellipse EllipticalGradient EmptyAnimatableData EmptyCommands EmptyModifier EmptyScene
        EmptyView EmptyVisualEffect Environment EnvironmentKey EnvironmentObject EnvironmentValues EnvironmentalModifier
        EquatableView EventModifiers ExclusiveGesture FetchRequest FetchedResults FileDocument FileDocumentConfiguration
        FillShapeStyle FillStyle FindContext FocusInteractions FocusState FocusedBinding FocusedObject FocusedValue
        FocusedValueKey FocusedValues Font ForEach ForegroundStyle Form FormStyle FormStyleConfiguration Gauge
        GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState
        GestureStateGesture Glass GlassEffectContainer GlassEffectTransition Gradient GraphicsContext Grid GridItem
        GridLayout GridRow Group GroupBox GroupBoxStyle GroupElementsOfContent GroupSectionsOfContent HStack
        HStackLayout HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverEffect HoverEffectContent HoverPhase
        Image ImagePaint ImageRenderer IndexViewStyle InsettableShape InterfaceOrientation KeyEquivalent KeyPress
        KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent Keyframes KeyframesBuilder
        Label LabelStyle LabelStyleConfiguration LabeledContent LabeledContentStyle Layout LayoutDirection
        LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack
        LazyVGrid LazyVStack LegibilityWeight LinearGradient LinearKeyframe Link LinkShapeStyle List ListItemTint
        ListSectionSpacing ListStyle LocalCoordinateSpace LocalizedStringKey LongPressGesture MagnificationGesture
        MagnifyGesture MatchedGeometryProperties Material MaterialActiveAppearance Menu MenuActionDismissBehavior
        MenuOrder MenuStyle MenuStyleConfiguration MeshGradient ModifiedContent MoveCommandDirection MoveKeyframe
        MoveTransition MultiDatePicker NamedCoordinateSpace Namespace NavigationLink NavigationPath NavigationSplitView
        NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack
        NavigationTransition NavigationView NavigationViewStyle ObservedObject OffsetShape OffsetTransition
        OpacityTransition OpenDocumentAction OpenURLAction OpenWindowAction OutlineGroup OutlineSubgroupChildren
        PasteButton Path PhaseAnimator Picker PickerStyle PinnedScrollableViews PlaceholderContentView
        PopoverAttachmentAnchor PreferenceKey PreferredColorSchemeKey PresentationAdaptation
        PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent PresentationMode
        PresentationSizing PreviewContext PreviewContextKey PreviewDevice PreviewLayout PreviewModifier PreviewPlatform
        PreviewProvider PrimitiveButtonStyle ProgressView ProgressViewStyle ProgressViewStyleConfiguration
        ProjectionTransform Prominence ProposedViewSize PushTransition RadialGradient Rectangle RectangleCornerInsets
        RectangleCornerRadii RedactionReasons ReferenceFileDocument RefreshAction RenameAction RenameButton
        ResetFocusAction RotateGesture RotatedShape RotationGesture RoundedCornerStyle RoundedRectangle
        RoundedRectangularShape SafeAreaRegions ScaleTransition ScaledMetric ScaledShape Scene SceneBuilder ScenePadding
        ScenePhase SceneStorage ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode ScrollEdgeEffectStyle
        ScrollGeometry ScrollIndicatorVisibility ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget
        ScrollTargetBehavior ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy
        ScrollViewReader SearchFieldPlacement SearchScopeActivation SearchSuggestionsPlacement SearchToolbarBehavior
        Section SectionCollection SectionConfiguration SectionedFetchRequest SectionedFetchResults SecureField
        SensoryFeedback SequenceGesture ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareLink SharePreview
        SimultaneousGesture Slider Spacer SpatialEventCollection SpatialEventGesture SpatialTapGesture Spring
        SpringKeyframe SpringLoadingBehavior State StateObject Stepper StrokeShapeView StrokeStyle SubmitLabel
        SubmitTriggers SubscriptionView Subview SubviewsCollection SymbolColorRenderingMode SymbolRenderingMode
        SymbolVariants Tab TabContent TabContentBuilder TabPlacement TabRole TabSection TabView TabViewCustomization
        TabViewStyle Table TableColumn TableColumnAlignment TableColumnBuilder TableColumnContent
        TableColumnCustomization TableRow TableRowBuilder TableRowContent TableStyle TapGesture Text TextAlignment
        TextAttribute TextEditor TextField TextFieldLink TextFieldStyle TextInputAutocapitalization TextProxy
        TextRenderer TextSelectability TextSelection TimelineSchedule TimelineScheduleMode TimelineView TintShapeStyle
        Toggle ToggleStyle ToggleStyleConfiguration ToolbarContent ToolbarContentBuilder ToolbarItem ToolbarItemGroup
        ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu
        Transaction TransactionKey TransformedShape Transition TransitionPhase TransitionProperties TupleView
        TypesettingLanguage UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable UIHostingConfiguration
        UIHostingController UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewRepresentable
        UIViewRepresentableContext UnevenRoundedRectangle UnitCurve UnitPoint UserInterfaceSizeClass VStack VStackLayout
        VectorArithmetic VerticalAlignment VerticalEdge View ViewBuilder ViewDimensions ViewModifier ViewSpacing
        ViewThatFits Visibility VisualEffect WindowGroup WritingToolsBehavior ZStack ZStackLayout
        """
}
