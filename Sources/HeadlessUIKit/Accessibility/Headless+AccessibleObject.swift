extension Headless {
    /// What UIKit adds to every object for those who do not see the screen.
    ///
    /// UIKit adds it to `NSObject`, where classes override it. Without the Objective-C runtime only what is written in a
    /// class can be overridden, so this class stands between `NSObject` and UIKit's own.
    @MainActor
    open class AccessibleObject: AccessibleActor {
        /// An object.
        public override init() {
            super.init()
        }

        /// Whether the object is read out as one thing.
        open var isAccessibilityElement: Bool {
            get { said?.isElement ?? nature.isElement }
            set { say { $0.isElement = newValue } }
        }

        /// What the object is, in a word.
        open var accessibilityLabel: String? {
            get { said?.label?.string ?? nature.label }
            set { say { $0.label = newValue.map { NSAttributedString(string: $0) } } }
        }

        /// What the object is, with how it is spoken.
        open var accessibilityAttributedLabel: NSAttributedString? {
            get { said?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
            set { say { $0.label = newValue } }
        }

        /// What happens when the object is used.
        open var accessibilityHint: String? {
            get { said?.hint?.string }
            set { say { $0.hint = newValue.map { NSAttributedString(string: $0) } } }
        }

        /// What happens when the object is used, with how it is spoken.
        open var accessibilityAttributedHint: NSAttributedString? {
            get { said?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
            set { say { $0.hint = newValue } }
        }

        /// What the object's value is, in a word.
        open var accessibilityValue: String? {
            get { said?.value?.string ?? nature.value }
            set { say { $0.value = newValue.map { NSAttributedString(string: $0) } } }
        }

        /// What the object's value is, with how it is spoken.
        open var accessibilityAttributedValue: NSAttributedString? {
            get { said?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
            set { say { $0.value = newValue } }
        }

        /// What kind of thing the object is.
        open var accessibilityTraits: UIAccessibilityTraits {
            get { said?.traits ?? nature.traits }
            set { say { $0.traits = newValue } }
        }

        /// Where the object is on the screen.
        open var accessibilityFrame: CGRect {
            get { said?.frame ?? nature.frame }
            set { say { $0.frame = newValue } }
        }

        /// The object's outline on the screen; nil where it is that of its frame.
        open var accessibilityPath: UIBezierPath? {
            get { said?.path }
            set { say { $0.path = newValue } }
        }

        /// Where a finger would tap the object, on the screen; its middle unless set.
        open var accessibilityActivationPoint: CGPoint {
            get { said?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
            set { say { $0.activationPoint = newValue } }
        }

        /// The language in which the object is read out.
        open var accessibilityLanguage: String? {
            get { said?.language }
            set { say { $0.language = newValue } }
        }

        /// Whether what the object contains is left out.
        open var accessibilityElementsHidden: Bool {
            get { said?.hidesElements ?? false }
            set { say { $0.hidesElements = newValue } }
        }

        /// Whether what is beside the object is left out.
        open var accessibilityViewIsModal: Bool {
            get { said?.isModal ?? false }
            set { say { $0.isModal = newValue } }
        }

        /// Whether what the object contains is read out together, wherever it is.
        open var shouldGroupAccessibilityChildren: Bool {
            get { said?.groupsChildren ?? false }
            set { say { $0.groupsChildren = newValue } }
        }

        /// Whether what the object contains is reached as one thing or singly.
        open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
            get { said?.navigationStyle ?? .automatic }
            set { say { $0.navigationStyle = newValue } }
        }

        /// Whether the object can be used; so unless it is a picture or a text.
        open var accessibilityRespondsToUserInteraction: Bool {
            get { said?.respondsToUser ?? accessibilityTraits.isDisjoint(with: [.staticText, .image, .notEnabled]) }
            set { say { $0.respondsToUser = newValue } }
        }

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// By which words the object is called; by its label unless set.
        open var accessibilityUserInputLabels: [String]! {
            get { accessibilityAttributedUserInputLabels.map { $0.map(\.string) } }
            set { say { $0.inputLabels = newValue?.map { NSAttributedString(string: $0) } } }
        }

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        /// By which words the object is called, with how they are spoken.
        open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
            get { said?.inputLabels ?? accessibilityAttributedLabel.map { [$0] } ?? [] }
            set { say { $0.inputLabels = newValue } }
        }

        /// What kind of text the object shows.
        open var accessibilityTextualContext: UIAccessibilityTextualContext? {
            get { said?.textualContext }
            set { say { $0.textualContext = newValue } }
        }

        /// What an object of this kind says of itself.
        var nature: AccessibilityNature { AccessibilityNature() }
    }
}
