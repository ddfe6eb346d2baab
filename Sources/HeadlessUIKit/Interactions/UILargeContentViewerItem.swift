/// Something that is shown large while a finger stays on it, to those for whom text is large.
@MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether it is shown large.
    var showsLargeContentViewer: Bool { get }
    /// Its words.
    var largeContentTitle: String? { get }
    /// Its picture.
    var largeContentImage: UIImage? { get }
    /// Whether the picture grows with the room.
    var scalesLargeContentImage: Bool { get }
    /// How far the picture keeps from its edges.
    var largeContentImageInsets: UIEdgeInsets { get }
}
