/// The gestures that work a scroll view.
@MainActor
final class ScrollGestures {
    let pan: ScrollPan
    let pinch: ScrollPinch

    init(for scrollView: UIScrollView) {
        pan = ScrollPan(scrollView)
        pinch = ScrollPinch(scrollView)
        pan.owner = scrollView
        pinch.owner = scrollView
    }
}
