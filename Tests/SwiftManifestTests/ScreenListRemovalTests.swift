import SwiftManifest
import Testing

@Suite struct ScreenListRemovalTests {
    static let samples = [
        ListSample(
            "the entry was split over lines",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\n        \"M\",\n        needs: []\n    ),\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"Z\"),\n]"
        ),
        ListSample(
            "blank lines came around it, which stay",
            "let screens = [\n    Screen(\"A\"),\n\n    Screen(\"M\"),\n\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"),\n\n\n    Screen(\"Z\"),\n]"
        ),
        ListSample(
            "a comment came behind it, and goes with its line",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"M\"),  // mine\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"Z\"),\n]"
        ),
        ListSample(
            "a comment line came above it, and stays",
            "let screens = [\n    Screen(\"A\"),\n    // The rest\n    Screen(\"M\"),\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"),\n    // The rest\n    Screen(\"Z\"),\n]"
        ),
        ListSample(
            "it was moved",
            "let screens = [\n    Screen(\"M\"),\n    Screen(\"A\"),\n    Screen(\"Z\")\n]",
            "let screens = [\n    Screen(\"A\"),\n    Screen(\"Z\")\n]"
        ),
        ListSample(
            "it came last, without a comma, below a comment",
            "let screens = [\n    Screen(\"A\"),  // a\n    // b\n    Screen(\"M\")\n]",
            "let screens = [\n    Screen(\"A\")  // a\n    // b\n]"
        ),
        ListSample(
            "it stands before the bracket, below a comment that would swallow the bracket",
            "let screens = [\n    Screen(\"A\"),  // a\n    Screen(\"M\")]",
            "let screens = [\n    Screen(\"A\")  // a\n]"
        ),
        ListSample(
            "it was joined with the next line",
            "let screens = [\n    Screen(\"M\"), Screen(\"Z\"),  // z\n]",
            "let screens = [\n    Screen(\"Z\"),  // z\n]"
        ),
        ListSample(
            "it was joined with the line above",
            "let screens = [\n    Screen(\"A\"), Screen(\"M\"),  // both\n    Screen(\"Z\"),\n]",
            "let screens = [\n    Screen(\"A\"),  // both\n    Screen(\"Z\"),\n]"
        ),
        ListSample(
            "a comment stands before it on its line",
            "let screens = [\n    /* 1 */ Screen(\"M\") /* 2 */,\n    Screen(\"Z\"),\n]",
            "let screens = [\n    /* 1 */ /* 2 */\n    Screen(\"Z\"),\n]"
        ),
        ListSample(
            "the comma begins its line",
            "let screens = [\n      Screen(\"A\")\n    , Screen(\"M\")\n    , Screen(\"Z\")\n]",
            "let screens = [\n      Screen(\"A\")\n    , Screen(\"Z\")\n]"
        ),
        ListSample(
            "it is alone on one line",
            "let screens: [Screen] = [Screen(\"M\", needs: [\"A\"])]",
            "let screens: [Screen] = []"
        ),
        ListSample(
            "it is alone on a line of its own, without a comma",
            "let screens: [Screen] = [\n    Screen(\"M\")\n]",
            "let screens: [Screen] = [\n]"
        ),
        ListSample(
            "it is alone, with the bracket on its line",
            "let screens: [Screen] = [\n    Screen(\"M\")]",
            "let screens: [Screen] = [\n]"
        ),
    ]

    @Test(arguments: samples)
    func `a removal takes the entry, and leaves what it shares`(sample: ListSample) throws {
        let removed = try ScreenList(in: Manifest.text(sample.before)).removing("M")
        #expect(removed == Manifest.text(sample.after))
        let ended = sample.before.replacing("\n", with: "\r\n")
        #expect(try ScreenList(in: ended).removing("M") == sample.after.replacing("\n", with: "\r\n"))
    }
}
