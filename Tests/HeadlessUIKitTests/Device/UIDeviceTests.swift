import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIDeviceTests {
    private let device = UIDevice.current

    private func count(_ name: NSNotification.Name, while body: () -> Void) -> Int {
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        body()
        NotificationCenter.default.removeObserver(token)
        return count
    }

    @Test func `the device is a phone, and the same on each run`() {
        #expect(device.model == "iPhone")
        #expect(device.systemName == "iOS")
        #expect(device.userInterfaceIdiom == .phone)
        #expect(device.identifierForVendor?.uuidString == "00000000-0000-4000-8000-000000000001")
        #expect(UIDevice.current === device)
    }

    @Test func `a turn is told of only while someone asked`() {
        defer { Headless.turnDevice(to: .portrait) }
        let name = UIDevice.orientationDidChangeNotification
        #expect(count(name) { Headless.turnDevice(to: .faceUp) } == 0)
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        #expect(count(name) { Headless.turnDevice(to: .landscapeLeft) } == 1)
        #expect(count(name) { Headless.turnDevice(to: .landscapeLeft) } == 0)
        #expect(device.orientation == .landscapeLeft)
        device.endGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)
    }

    @Test func `an orientation is upright, on its side or flat`() {
        #expect(UIDeviceOrientation.landscapeLeft.isLandscape)
        #expect(UIDeviceOrientation.portraitUpsideDown.isPortrait)
        #expect(UIDeviceOrientation.faceDown.isFlat)
        #expect(!UIDeviceOrientation.faceDown.isValidInterfaceOrientation)
        #expect(UIDeviceOrientation.landscapeRight.rawValue == 4)
    }

    @Test func `a battery that is not watched is unknown`() {
        defer {
            device.isBatteryMonitoringEnabled = false
            Headless.setBattery(level: 1, state: .unplugged)
        }
        #expect(device.batteryLevel == -1)
        #expect(device.batteryState == .unknown)
        let name = UIDevice.batteryLevelDidChangeNotification
        #expect(count(name) { Headless.setBattery(level: 0.5, state: .charging) } == 0)
        device.isBatteryMonitoringEnabled = true
        #expect(device.batteryLevel == 0.5)
        #expect(device.batteryState == .charging)
        #expect(count(name) { Headless.setBattery(level: 0.25, state: .charging) } == 1)
        #expect(count(UIDevice.batteryStateDidChangeNotification) { Headless.setBattery(level: 2, state: .full) } == 1)
        #expect(device.batteryLevel == 1)
    }

    @Test func `a face is felt only while someone asked`() {
        defer { Headless.holdDevice(toFace: false) }
        Headless.holdDevice(toFace: true)
        #expect(!device.proximityState)
        device.isProximityMonitoringEnabled = true
        #expect(device.proximityState)
        #expect(count(UIDevice.proximityStateDidChangeNotification) { Headless.holdDevice(toFace: false) } == 1)
        device.isProximityMonitoringEnabled = false
    }

    @Test func `what fills the screen turns with the device where its controller supports it`() {
        defer { Headless.turnDevice(to: .portrait) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Headless.turnDevice(to: .landscapeLeft)
        #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
        #expect(controller.view.frame.size == CGSize(width: 852, height: 393))
        #expect(controller.view.safeAreaInsets.left == 59)
        #expect(window.traitCollection.verticalSizeClass == .compact)
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
        Headless.turnDevice(to: .portraitUpsideDown)
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
        Headless.turnDevice(to: .portrait)
        #expect(controller.view.frame.size == CGSize(width: 393, height: 852))
    }

    @Test func `screens hear of a turn before it, as they do of another size`() {
        defer { Headless.turnDevice(to: .portrait) }
        let journal = Journal()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let screen = SizeRecordingController(in: journal)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        _ = journal.take()
        Headless.turnDevice(to: .landscapeRight)
        #expect(
            journal.take() == [
                "will be compact, compact", "will be 852 x 393", "traits changed", "alongside at 852",
            ]
        )
        Headless.advance(by: 0.3)
        #expect(journal.take() == ["over"])
        Headless.turnDevice(to: .portrait)
        #expect(journal.take().prefix(2) == ["will be compact, regular", "will be 393 x 852"])
    }
}
