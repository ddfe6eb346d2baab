/// A class that makes again what was there in the last run.
@MainActor
public protocol UIObjectRestoration {
    /// Makes the object of a path; nil where it is not wanted any more.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (
        any UIStateRestoring
    )?
}
