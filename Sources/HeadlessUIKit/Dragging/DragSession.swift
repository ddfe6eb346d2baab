/// A drag inside the app, which is a drop too.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    let progress = Progress(totalUnitCount: 1)
    /// Where the finger is, in the window.
    var point: CGPoint

    init(at point: CGPoint) {
        self.point = point
        super.init()
    }

    var localDragSession: (any UIDragSession)? { self }

    func location(in view: UIView) -> CGPoint {
        view.convert(point, from: nil)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let objects = items.compactMap { $0.itemProvider.object(of: aClass) }
        progress.completedUnitCount = 1
        Headless.schedule(after: 0) { completion(objects) }
        return progress
    }
}
