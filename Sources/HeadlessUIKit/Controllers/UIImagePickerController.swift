/// The screen in which the user chooses a picture.
open class UIImagePickerController: UINavigationController {
    /// Who hears what the user chose: a `UIImagePickerControllerDelegate` that is a navigation controller's too.
    private var picked: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    /// From where pictures come.
    open var sourceType = SourceType.photoLibrary
    /// The kinds of media, as type identifiers.
    open var mediaTypes = ["public.image"]
    /// Whether the user may change what is chosen.
    open var allowsEditing = false
    /// How long a film may be, in seconds.
    open var videoMaximumDuration: TimeInterval = 600
    /// How good a film is.
    open var videoQuality = QualityType.typeMedium
    /// Whether the camera's buttons are shown.
    open var showsCameraControls = true
    /// A view over the camera's picture.
    open var cameraOverlayView: UIView?
    /// How the camera's picture is turned.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Whether the camera films.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Which camera is used.
    open var cameraDevice = CameraDevice.rear
    /// When the camera flashes.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Whether there are pictures from a source; there is no camera here.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// The kinds of media that a source has, as type identifiers.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }
    /// Whether there is such a camera; there is none here.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether such a camera can flash; there is none here.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Takes a picture; there is no camera here.
    open func takePicture() {}
    /// Begins to film; there is no camera here.
    open func startVideoCapture() -> Bool { false }
    /// Ends filming; there is no camera here.
    open func stopVideoCapture() {}

    func choose(_ image: UIImage) -> Headless.Obstacle? {
        guard viewIfLoaded?.window != nil else { return .notOnScreen }
        picked?.imagePickerController(
            self,
            didFinishPickingMediaWithInfo: [.originalImage: image, .mediaType: "public.image"]
        )
        return nil
    }

    func cancel() -> Headless.Obstacle? {
        guard viewIfLoaded?.window != nil else { return .notOnScreen }
        picked?.imagePickerControllerDidCancel(self)
        return nil
    }
}
