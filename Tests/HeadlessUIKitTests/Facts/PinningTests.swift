import Foundation
import Testing

@testable import HeadlessUIKit

/// Facts of UIKit that belong to no one type's tests.
@MainActor @Suite struct PinningTests {
    @Test func `the completion comes exactly once, ended early or not`() {
        let view = UIView()
        let stage = Stage(view)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
        Headless.advance(by: 0.5)
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { ends.append($0) })
        Headless.drain()
        #expect(ends == [false, true])
        withExtendedLifetime(stage) {}
    }

    @Test func `runtime attributes are there by awakeFromNib`() {
        let nib = SampleNib.nib(
            #"""
            <view id="a" customClass="RoundView" customModule="HeadlessUIKitTests"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                    <integer key="value" value="7"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """#
        )
        let view = nib.instantiate(withOwner: nil).first as? RoundView
        #expect(view?.radii == [0, 7])
    }
}

/// Notes its corners while it is made, and when it is awake.
final class RoundView: UIView {
    private(set) var radii: [CGFloat] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        radii.append(layer.cornerRadius)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { radii.append(layer.cornerRadius) }
    }
}
