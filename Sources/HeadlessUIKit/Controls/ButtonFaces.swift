/// What a button shows in each state; where a state says nothing, the normal state's holds.
struct ButtonFaces {
    /// What a button shows in one state.
    struct Face {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    private var faces: [UIControl.State: Face] = [:]

    subscript<Value>(_ part: WritableKeyPath<Face, Value?>, for state: UIControl.State) -> Value? {
        get { faces[state]?[keyPath: part] ?? faces[.normal]?[keyPath: part] }
        set { faces[state, default: Face()][keyPath: part] = newValue }
    }
}
