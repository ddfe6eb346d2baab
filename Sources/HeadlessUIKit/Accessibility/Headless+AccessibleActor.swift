extension Headless {
    /// What UIKit lets those do with every object who do not see the screen; see `AccessibleObject`.
    @MainActor
    open class AccessibleActor: NSObject {
        private(set) var said: AccessibilityValues?

        /// An object.
        public override init() {
            super.init()
        }

        /// Keeps what is said of the object.
        func say(_ change: (inout AccessibilityValues) -> Void) {
            var values = said ?? AccessibilityValues()
            change(&values)
            said = values
        }

        // MARK: What can be done

        /// Uses the object; false lets a finger tap it instead.
        open func accessibilityActivate() -> Bool { false }

        /// Makes the value greater.
        open func accessibilityIncrement() { stepByNature(isUp: true) }

        /// Makes the value less.
        open func accessibilityDecrement() { stepByNature(isUp: false) }

        /// Scrolls; false asks the one around.
        open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

        /// Leaves; false asks the one around.
        open func accessibilityPerformEscape() -> Bool { false }

        /// Does what matters most on the screen; false asks the one around.
        open func accessibilityPerformMagicTap() -> Bool { false }

        /// What else can be done.
        open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
            get { said?.customActions }
            set { say { $0.customActions = newValue } }
        }

        /// From where things can be dragged.
        open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
            get { said?.dragSources }
            set { say { $0.dragSources = newValue } }
        }

        /// Where things can be dropped.
        open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
            get { said?.dropPoints }
            set { say { $0.dropPoints = newValue } }
        }

        // MARK: What is heard

        /// Hears that the object is read out.
        open func accessibilityElementDidBecomeFocused() {}

        /// Hears that the object is no longer read out.
        open func accessibilityElementDidLoseFocus() {}

        /// Whether the object is read out.
        open func accessibilityElementIsFocused() -> Bool { Headless.spokenElement === self }

        /// Who reads the object out.
        open func accessibilityAssistiveTechnologyFocusedIdentifiers()
            -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
        {
            accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
        }

        // MARK: What it contains

        /// What is read out in the object, in this order; nil where its subviews are.
        open var accessibilityElements: [Any]? {
            get { said?.elements }
            set { say { $0.elements = newValue } }
        }

        /// How many things are read out in the object.
        open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

        /// What is read out in the object at a place.
        open func accessibilityElement(at index: Int) -> Any? {
            guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
            return elements[index]
        }

        /// The place of something that is read out in the object; `NSNotFound` where it is not.
        open func index(ofAccessibilityElement element: Any) -> Int {
            let element = element as AnyObject
            return accessibilityElements?.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
        }

        /// How what the object contains is put together.
        open var accessibilityContainerType: UIAccessibilityContainerType {
            get { said?.containerType ?? .none }
            set { say { $0.containerType = newValue } }
        }
    }
}
