/// The images between segments by the states of the segments on both sides.
struct DividerImages {
    private struct Sides: Hashable {
        let left: UIControl.State
        let right: UIControl.State
    }

    private var images: [Sides: UIImage] = [:]

    subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { images[Sides(left: left, right: right)] ?? images[Sides(left: .normal, right: .normal)] }
        set { images[Sides(left: left, right: right)] = newValue }
    }
}
