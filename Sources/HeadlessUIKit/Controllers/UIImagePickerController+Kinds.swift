extension UIImagePickerController {
    /// From where pictures come.
    public enum SourceType: Int, Sendable {
        /// From all albums.
        case photoLibrary = 0
        /// From the camera.
        case camera = 1
        /// From the album of what was taken.
        case savedPhotosAlbum = 2
    }

    /// How good a film is.
    public enum QualityType: Int, Sendable {
        /// Good.
        case typeHigh = 0
        /// Fit for sending.
        case typeMedium = 1
        /// Fit for slow networks.
        case typeLow = 2
        /// 640 by 480 pixels.
        case type640x480 = 3
        /// 1280 by 720 pixels.
        case typeIFrame1280x720 = 4
        /// 960 by 540 pixels.
        case typeIFrame960x540 = 5
    }

    /// Whether the camera films.
    public enum CameraCaptureMode: Int, Sendable {
        /// It takes pictures.
        case photo = 0
        /// It films.
        case video = 1
    }

    /// Which camera is used.
    public enum CameraDevice: Int, Sendable {
        /// The one at the back.
        case rear = 0
        /// The one at the front.
        case front = 1
    }

    /// When the camera flashes.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// In the dark.
        case auto = 0
        /// Always.
        case on = 1
    }

    /// What is told of what was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The kind of media, as a type identifier.
        public static var mediaType: InfoKey { InfoKey(rawValue: "UIImagePickerControllerMediaType") }
        /// The picture as it was.
        public static var originalImage: InfoKey { InfoKey(rawValue: "UIImagePickerControllerOriginalImage") }
        /// The picture as the user changed it.
        public static var editedImage: InfoKey { InfoKey(rawValue: "UIImagePickerControllerEditedImage") }
        /// The part of the picture that the user chose.
        public static var cropRect: InfoKey { InfoKey(rawValue: "UIImagePickerControllerCropRect") }
        /// Where the film is.
        public static var mediaURL: InfoKey { InfoKey(rawValue: "UIImagePickerControllerMediaURL") }
        /// Where the picture is.
        public static var imageURL: InfoKey { InfoKey(rawValue: "UIImagePickerControllerImageURL") }
        /// What the camera noted.
        public static var mediaMetadata: InfoKey { InfoKey(rawValue: "UIImagePickerControllerMediaMetadata") }

        /// The key's name.
        public let rawValue: String

        /// The key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
