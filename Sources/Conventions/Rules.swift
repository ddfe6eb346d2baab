/// All rules there are.
package enum Rules {
    static let syntax: [any SyntaxRule] = [
        A3OwnBackground(), A4OverriddenLifecycle(), A5TeardownInDeinit(), A6Places(), B1Outlets(), B2Lookups(),
        B3Subviews(), C2CellDetails(), D1Clock(), D2DataAccess(), E1Looks(), E2FixedLooks(), F4Selectors(),
        F4StrongSelf(),
    ]
    static let package: [any PackageRule] = [
        A1BaseController(), A2Overlays(), A4Order(), A6Twins(), B2Tags(), C1DataSource(), C3DataSourceTests(),
        D1ModelInController(),
        D3DelegateChain(), E3ControlSetup(), F1Names(), F2ClassClusters(), F3ControllerSize(),
    ]
    static let xib: [any XibRule] = [B1Owner(), B2XibTags(), B4Looks()]
    static let packagedXib: [any PackagedXibRule] = [B2CustomClasses(), E3PlainControls()]

    /// Every rule.
    package static var all: [any Rule] { syntax + package + xib + packagedXib }

    /// What each rule checks, in order of the ids; one of several rules with an id tells for all.
    package static let conventions: [Convention] = {
        var seen: Set<String> = []
        return all.map { type(of: $0).convention }.filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
    }()

    /// The ids, in order.
    package static let ids = conventions.map(\.id)
}
