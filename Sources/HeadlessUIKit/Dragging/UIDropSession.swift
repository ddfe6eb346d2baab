/// Something that is dragged, as the app sees it over which it is.
@MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, where it comes from this app.
    var localDragSession: (any UIDragSession)? { get }
    /// How it is shown that what was dropped is on its way.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// How far what was dropped has come.
    var progress: Progress { get }
    /// Makes objects of a class of what was dropped, and gives them.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Makes values, such as texts, of what was dropped, and gives them.
    @discardableResult
    public func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
                }
            )
        }
    }
}

extension UIDragDropSession {
    /// Whether values, such as texts, can be made of any of the things.
    public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}
