/// The images of a part of a control by the control's state; where a state has none, the normal state's is taken.
struct StateImages {
    private var images: [UIControl.State: UIImage] = [:]

    subscript(state: UIControl.State) -> UIImage? {
        get { images[state] ?? images[.normal] }
        set { images[state] = newValue }
    }
}
