// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs an app; there is no screen to run it on here, so it says so and ends.
///
/// A test starts an app with `Headless.launch`.
@MainActor
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    Headless.log(
        "There is no screen to run \(delegateClassName ?? "an app") on: start it in a test, by Headless.launch."
    )
    return 0
}

extension UIApplicationDelegate {
    /// Runs the app whose delegate is of this class: what `@main` calls.
    public static func main() {
        _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: Self.self))
    }
}
