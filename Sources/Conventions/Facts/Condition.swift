/// What must hold of the type that a candidate lies in for it to be a finding.
enum Condition: Hashable, Sendable {
    /// Nothing.
    case always
    /// It is a controller, and not the base.
    case controller
    /// It is a controller that stands under a class of the app's own, and not the base.
    case screen
    /// It is the base.
    case base
    /// It is a controller, or a data source by its name.
    case controllerOrDataSource
    /// The package declares a type of this name.
    case declared(String)
}
