extension Headless {
    /// A class that names what a nib may set on it and what it can be told to do.
    ///
    /// On a device the Objective-C runtime finds an outlet by its name. Where there is none, a class that wants its
    /// outlets, and its actions, lists them:
    ///
    ///     extension PhotoCell: Headless.NibOutlets {
    ///         var nibOutlets: [String: Headless.Outlet] { ["titleLabel": .init(self, \.titleLabel)] }
    ///         var nibActions: [String: @MainActor (Any?) -> Void] { ["share:": { [weak self] in self?.share($0) }] }
    ///     }
    ///
    /// A nib that connects a name which is not listed raises what UIKit raises.
    @MainActor
    public protocol NibOutlets: AnyObject {
        /// The outlets, outlet collections and runtime attributes, by the names that nibs use.
        var nibOutlets: [String: Headless.Outlet] { get }
        /// What actions do with their sender, by the selectors that nibs use, such as `save:`.
        var nibActions: [String: @MainActor (Any?) -> Void] { get }
    }

    /// A class, other than those of UIKit, whose objects a nib can make.
    @MainActor
    public protocol NibObject: AnyObject {
        /// Makes an object for a nib.
        init()
    }
}

extension Headless.NibOutlets {
    /// Nothing, unless listed.
    public var nibOutlets: [String: Headless.Outlet] { [:] }
    /// Nothing, unless listed.
    public var nibActions: [String: @MainActor (Any?) -> Void] { [:] }
}
