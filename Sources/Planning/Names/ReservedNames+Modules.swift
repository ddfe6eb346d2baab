/// What is reserved: modules, and the types of each module.
extension ReservedNames {
    /// The modules that UIKit, a screen or its tests import. Others, such as Photos and Contacts, are free.
    static let moduleNames =
        """
        Accessibility Android AppKit Builtin CFNetwork Combine CoreData CoreFoundation CoreGraphics CoreImage
        CoreLocation CoreText CoreTransferable CoreVideo Cxx CxxStdlib Darwin DataDetection DeveloperToolsSupport
        Dispatch Distributed FileProvider Foundation FoundationEssentials FoundationInternationalization
        FoundationNetworking FoundationXML Glibc HeadlessUIKit IOSurface ImageIO MachO Metal Musl OSLog ObjectiveC
        Observation OpenGLES PackageDescription PackagePlugin QuartzCore RegexBuilder ScreenPictures ScreenTesting
        Security Spatial Swift SwiftOnoneSupport SwiftShims SwiftUI SwiftUICore Symbols Synchronization Testing UIKit
        UIKitCore UniformTypeIdentifiers UserNotifications WatchKit WinSDK XCTest os scaffold
        """

    /// The types of each module, in the order in which a name finds its owner.
    static let types: [(module: String, types: WordTable)] = [
        ("Swift", WordTable(swiftTypes)),
        ("Foundation", WordTable(foundationTypes)),
        ("UIKit", WordTable(uiKitTypes)),
        ("SwiftUI", WordTable(swiftUITypes)),
        ("Testing", WordTable(testingTypes)),
        ("Observation", WordTable(observationTypes)),
        ("Combine", WordTable(combineTypes)),
        ("CoreGraphics", WordTable(coreGraphicsTypes)),
        ("QuartzCore", WordTable(quartzCoreTypes)),
        ("XCTest", WordTable(xcTestTypes)),
        ("Dispatch", WordTable(dispatchTypes)),
        ("os", WordTable(osTypes)),
        ("Darwin", WordTable(darwinTypes)),
        ("ScreenTesting", WordTable("Departure FieldProbe Presence ScreenDriver ScreenProblem ViewContent")),
        ("HeadlessUIKit", WordTable("Headless")),
    ]

    private static let testingTypes =
        """
        Attachable AttachableWrapper Attachment Bug Comment ConditionTrait Confirmation CustomTestArgumentEncodable
        CustomTestStringConvertible ExitStatus ExitTest Expectation ExpectationFailedError Issue IssueHandlingTrait
        KnownIssueMatcher ParallelizationTrait SourceLocation SuiteTrait Tag Test TestScoping TestTrait TimeLimitTrait
        Trait
        """

    private static let observationTypes =
        """
        Observable ObservationRegistrar Observations
        """

    private static let combineTypes =
        """
        AnyCancellable AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher Cancellable CombineIdentifier
        ConnectablePublisher CurrentValueSubject CustomCombineIdentifierConvertible Deferred Empty Fail Future
        ImmediateScheduler Just ObservableObject ObservableObjectPublisher PassthroughSubject Published Publisher
        Publishers Record Scheduler SchedulerTimeIntervalConvertible Subject Subscriber Subscribers Subscription
        Subscriptions TopLevelDecoder TopLevelEncoder
        """

    private static let coreGraphicsTypes =
        """
        CGAffineTransform CGBitmapInfo CGBlendMode CGColor CGColorSpace CGContext CGDataConsumer CGDataProvider CGFont
        CGFunction CGGradient CGImage CGImageAlphaInfo CGInterpolationQuality CGLayer CGLineCap CGLineJoin CGMutablePath
        CGPDFContext CGPDFDocument CGPDFPage CGPath CGPathDrawingMode CGPathElement CGPathFillRule CGPattern CGShading
        CGTextDrawingMode CGVector
        """

    private static let quartzCoreTypes =
        """
        CAAction CAAnimation CAAnimationDelegate CAAnimationGroup CABasicAnimation CAConstraint CADisplayLink
        CAEmitterCell CAEmitterLayer CAFrameRateRange CAGradientLayer CAKeyframeAnimation CALayer CALayerDelegate
        CAMediaTiming CAMediaTimingFillMode CAMediaTimingFunction CAMetalLayer CAPropertyAnimation CAReplicatorLayer
        CAScrollLayer CAShapeLayer CASpringAnimation CATextLayer CATiledLayer CATransaction CATransform3D
        CATransformLayer CATransition CAValueFunction
        """

    private static let xcTestTypes =
        """
        XCTNSNotificationExpectation XCTNSPredicateExpectation XCTPerformanceMetric XCTSkip XCTWaiter XCTWaiterDelegate
        XCTest XCTestCase XCTestCaseClosure XCTestCaseEntry XCTestCaseRun XCTestError XCTestExpectation
        XCTestObservation XCTestObservationCenter XCTestRun XCTestSuite XCTestSuiteRun
        """

    private static let dispatchTypes =
        """
        DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject DispatchPredicate DispatchQoS
        DispatchQueue DispatchSemaphore DispatchSource DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead
        DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr
        DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime DispatchTimeInterval
        DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags
        """

    private static let osTypes =
        """
        Logger OSAllocatedUnfairLock OSLog OSLogEntry OSLogMessage OSLogStore OSLogType OSSignpostID OSSignpostType
        OSSignposter
        """

    private static let darwinTypes =
        """
        Boolean Byte ByteCount Fixed FourCharCode Fract Handle ItemCount OSErr OSStatus OSType OptionBits Point Ptr Rect
        Size Style
        """
}
