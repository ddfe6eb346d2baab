extension UIImage {
    /// The image as a PNG file; nil where it has no pixels.
    ///
    /// A file that the image was read from is given back. Other images are not painted here: their file has their size,
    /// with nothing to be seen in it.
    public func pngData() -> Data? {
        if case .data(let data) = source.origin, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data }
        guard let picture = cgImage, picture.width > 0, picture.height > 0 else { return nil }
        return PNGEncoder(width: picture.width, height: picture.height, comment: description).data
    }

    /// The image as a JPEG file; nil where it has no pixels, or more than such a file may have.
    ///
    /// A file that the image was read from is given back. Other images are not painted here: their file has their size,
    /// and is grey all over.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        if case .data(let data) = source.origin, data.starts(with: [0xFF, 0xD8]) { return data }
        guard let picture = cgImage, picture.width > 0, picture.height > 0 else { return nil }
        guard picture.width < 65536, picture.height < 65536 else { return nil }
        return JPEGEncoder(width: picture.width, height: picture.height, comment: description).data
    }
}

extension UIGraphicsImageRenderer {
    /// A PNG file as large as what `actions` draws.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// A JPEG file as large as what `actions` draws.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
