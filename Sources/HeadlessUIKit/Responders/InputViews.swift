/// What a text view shows besides or in place of the system's keyboard.
struct InputViews {
    var keyboard: UIView?
    var accessory: UIView?
}
