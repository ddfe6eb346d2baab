extension URL {
    /// Where the app's web services live: put your own address here.
    public static var galleryService: URL {
        guard let url = URL(string: "https://example.com/gallery") else {
            preconditionFailure("The address of the app's web services is none.")
        }
        return url
    }
}
