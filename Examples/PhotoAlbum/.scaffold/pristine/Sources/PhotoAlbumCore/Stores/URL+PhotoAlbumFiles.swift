extension URL {
    /// Where the app's stores keep what must not be lost.
    public static var photoAlbumFiles: URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return (folders.first ?? .temporaryDirectory).appending(path: "PhotoAlbum")
    }
}
