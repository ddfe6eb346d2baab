import Testing

extension Tag {
    /// Takes more than three seconds.
    @Tag static var slow: Self
}
