internal import XibDocument

extension NibFilling {
    func fill(_ stack: UIStackView) {
        set(\.axis, of: stack, from: "axis", words: NibWords.axes)
        set(\.distribution, of: stack, from: "distribution", words: NibWords.distributions)
        set(\.alignment, of: stack, from: "alignment", words: NibWords.stackAlignments)
        set(\.spacing, of: stack, from: "spacing")
        set(\.spacing, of: stack, from: "spacingType", words: ["standard": UIStackView.spacingUseSystem])
        set(\.isBaselineRelativeArrangement, of: stack, from: "baselineRelativeArrangement")
        set(\.isLayoutMarginsRelativeArrangement, of: stack, from: "layoutMarginsRelativeArrangement")
    }
}
