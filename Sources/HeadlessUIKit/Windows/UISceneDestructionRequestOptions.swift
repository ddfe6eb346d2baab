/// How a scene is closed.
@MainActor
open class UISceneDestructionRequestOptions: NSObject {}
