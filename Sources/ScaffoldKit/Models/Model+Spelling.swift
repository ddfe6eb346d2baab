import Planning

extension Model {
    /// The fields beside the `id`, and the `id` where it is not the usual one, as a person types them.
    var spelling: String {
        (Model(name, fields: content).fields == fields ? content : fields).map(\.description).joined(separator: " ")
    }
}
