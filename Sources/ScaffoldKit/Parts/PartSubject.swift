import Planning

/// The model that a part is about.
struct PartSubject {
    /// The model.
    let model: Model
    /// The models that it holds, and itself where it stands in another module.
    let relatives: [Relative]
}
