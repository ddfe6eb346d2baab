extension URL {
    /// Where the app's stores keep their copies.
    public static var profileCaches: URL {
        let folders = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
        return (folders.first ?? .temporaryDirectory).appending(path: "Profile")
    }
}
