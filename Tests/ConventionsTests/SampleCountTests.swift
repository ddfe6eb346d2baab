import Testing

@testable import Conventions

/// Each rule is tried on samples that break it and on such as only look so.
@Suite struct SampleCountTests {
    private static let swift: [(rule: any Rule.Type, samples: [Sample])] = [
        (A1BaseController.self, A1BaseControllerTests.samples), (A2Overlays.self, A2OverlaysTests.samples),
        (A3OwnBackground.self, A3OwnBackgroundTests.samples), (A4Order.self, A4OrderTests.samples),
        (A4OverriddenLifecycle.self, A4OverriddenLifecycleTests.samples),
        (A5TeardownInDeinit.self, A5TeardownInDeinitTests.samples), (A6Places.self, A6PlacesTests.samples),
        (A6Twins.self, A6TwinsTests.samples), (B1Outlets.self, B1OutletsTests.samples),
        (B2Lookups.self, B2LookupsTests.samples), (B3Subviews.self, B3SubviewsTests.samples),
        (C1DataSource.self, C1DataSourceTests.samples), (C2CellDetails.self, C2CellDetailsTests.samples),
        (C3DataSourceTests.self, C3DataSourceTestsTests.samples), (D1Clock.self, D1ClockTests.samples),
        (D1ModelInController.self, D1ModelInControllerTests.samples), (D2DataAccess.self, D2DataAccessTests.samples),
        (D3DelegateChain.self, D3DelegateChainTests.samples), (E1Looks.self, E1LooksTests.samples),
        (E2FixedLooks.self, E2FixedLooksTests.samples), (E3ControlSetup.self, E3ControlSetupTests.samples),
        (F1Names.self, F1NamesTests.samples), (F2ClassClusters.self, F2ClassClustersTests.samples),
        (F3ControllerSize.self, F3ControllerSizeTests.samples), (F4Selectors.self, F4SelectorsTests.samples),
        (F4StrongSelf.self, F4StrongSelfTests.samples),
    ]
    private static let xib: [(rule: any Rule.Type, samples: [XibSample])] = [
        (B1Owner.self, B1OwnerTests.samples), (B2CustomClasses.self, B2CustomClassesTests.samples),
        (B2Tags.self, B2TagsTests.samples), (B2XibTags.self, B2XibTagsTests.samples),
        (B4Looks.self, B4LooksTests.samples), (E3PlainControls.self, E3PlainControlsTests.samples),
    ]

    @Test func `each rule has ten samples or more, at least three that break it and three that do not`() {
        let counts =
            Self.swift.map {
                (name: "\($0.rule)", failing: $0.samples.count { !$0.marks.isEmpty }, all: $0.samples.count)
            }
            + Self.xib.map { (name: "\($0.rule)", failing: $0.samples.count(where: \.isMarked), all: $0.samples.count) }
        for count in counts {
            #expect(count.all >= 10, "\(count.name)")
            #expect(count.failing >= 3 && count.all - count.failing >= 3, "\(count.name): \(count.failing) fail")
        }
        #expect(counts.map(\.name).sorted() == Rules.all.map { "\(type(of: $0))" }.sorted())
    }
}
