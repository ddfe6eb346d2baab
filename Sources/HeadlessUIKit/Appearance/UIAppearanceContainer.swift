/// Something in which views may look otherwise than elsewhere.
@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
