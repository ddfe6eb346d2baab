extension UICellAccessory {
    /// Any view at the side of a row.
    @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Which side it is at.
        public let placement: Placement
        /// Whether it is left out; nil for no.
        public var isHidden: Bool?
        /// How much room it is given; nil for the system's.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// Whether it keeps its size; nil for no.
        public var maintainsFixedSize: Bool?

        /// A view at a side.
        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
