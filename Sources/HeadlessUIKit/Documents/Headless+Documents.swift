extension Headless {
    /// Chooses an app in a document's menu, which goes as time passes.
    @discardableResult
    public static func open(
        _ controller: UIDocumentInteractionController,
        inApplication application: String
    ) -> Obstacle? {
        controller.send(to: application)
    }

    /// Closes a document's menu, or the document itself; it goes as time passes.
    @discardableResult
    public static func close(_ controller: UIDocumentInteractionController) -> Obstacle? {
        controller.close()
    }
}
