/// A model that a screen's model holds.
package struct Relative: Hashable, Sendable {
    /// The model itself.
    package let model: Model
    /// The screen whose module declares it; nil when that is the core.
    package let module: String?
    /// Whether it is yet to be written, into the core.
    package let isNew: Bool

    /// Names a model and its place.
    package init(model: Model, module: String?, isNew: Bool) {
        self.model = model
        self.module = module
        self.isNew = isNew
    }
}
