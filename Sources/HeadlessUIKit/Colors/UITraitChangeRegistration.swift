/// Stands for a wish to hear of changed traits, to take it back by.
@available(iOS 17.0, *)
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
