import Foundation
import HeadlessUIKit
import Testing

/// Holds what views of a sample of files are like against what the XML says, found past the reader that is tested.
@MainActor @Suite(.enabled(if: NibCorpus.folder != nil, "XIB_CORPUS names no folder of xibs."))
struct NibSampleTests {
    private final class Tally {
        var counts: [String: Int] = [:]

        func expect<Value: Equatable>(_ what: String, _ found: Value, _ written: Value, _ place: String) {
            counts[what, default: 0] += 1
            #expect(found == written, "\(what) of \(place)")
        }
    }

    @Test func `frames, texts, colours, fonts and tags of a sample of 20 are what the XML says`() throws {
        let files = try NibCorpus.files("modern").enumerated().filter { $0.offset % 4 == 0 }.prefix(20).map(\.element)
        let tally = Tally()
        for file in files {
            let written = try XmlLookup.topLevel(of: file)
            let objects = try NibCorpus.objects(of: file)
            #expect(objects.count == written.count, "\(file.lastPathComponent)")
            for (object, element) in zip(objects, written) {
                guard let view = object as? UIView else { continue }
                compare(view, with: element, in: file.lastPathComponent, tally)
            }
        }
        #expect(tally.counts["frame", default: 0] > 100, "\(tally.counts)")
        #expect(tally.counts["text", default: 0] > 25, "\(tally.counts)")
        #expect(tally.counts["color", default: 0] > 25, "\(tally.counts)")
        #expect(tally.counts["font", default: 0] > 25, "\(tally.counts)")
        #expect(tally.counts["tag", default: 0] > 100, "\(tally.counts)")
    }

    private func compare(_ view: UIView, with element: XmlLookup, in file: String, _ tally: Tally) {
        let place = "<\(element.name)> \(element.text("id") ?? "") in \(file)"
        guard !element.varies else { return }
        if let frame = element.frame { tally.expect("frame", view.frame, frame, place) }
        tally.expect("tag", view.tag, Int(element.number("tag") ?? 0), place)
        tally.expect("alpha", Double(view.alpha), element.number("alpha").map { Double(Float($0)) } ?? 1, place)
        compareColors(of: view, with: element, place, tally)
        compareTexts(of: view, with: element, place, tally)
        let isCell = view is UITableViewCell || view is UICollectionViewCell
        if isCell, let content = element.child(key: "contentView") {
            let live = (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
            compareAll(live?.subviews ?? [], with: content.subviews, in: file, tally)
        } else if !(view is UITableView), !(view is UICollectionView), !element.subviews.isEmpty {
            compareAll(view.subviews, with: element.subviews, in: file, tally)
        }
    }

    private func compareAll(_ views: [UIView], with elements: [XmlLookup], in file: String, _ tally: Tally) {
        #expect(views.count == elements.count, "\(file)")
        for (view, element) in zip(views, elements) { compare(view, with: element, in: file, tally) }
    }

    private func compareTexts(of view: UIView, with element: XmlLookup, _ place: String, _ tally: Tally) {
        switch view {
        case let label as UILabel:
            guard element.child(key: "attributedText") == nil else { return }
            tally.expect("text", label.text, element.words("text"), place)
            tally.expect("lines", label.numberOfLines, Int(element.number("numberOfLines") ?? 1), place)
            compare(label.font, with: element, place, tally)
        case let button as UIButton:
            let state = element.children.first { $0.name == "state" && $0.text("key") == "normal" }
            guard let title = state?.words("title") else { return }
            tally.expect("text", button.title(for: .normal), title, place)
            compare(button.titleLabel?.font, with: element, place, tally)
        case let field as UITextField:
            tally.expect("placeholder", field.placeholder, element.words("placeholder"), place)
            compare(field.font, with: element, place, tally)
        default: return
        }
    }

    private func compare(_ font: UIFont?, with element: XmlLookup, _ place: String, _ tally: Tally) {
        guard let written = element.child(key: "fontDescription") else { return }
        let size = written.number("pointSize")
        switch (written.text("type"), written.text("style"), size) {
        case ("boldSystem", _, let size?): tally.expect("font", font, .boldSystemFont(ofSize: CGFloat(size)), place)
        case ("system", _, let size?) where written.text("weight") == nil:
            tally.expect("font", font, .systemFont(ofSize: CGFloat(size)), place)
        case (_, let style?, _):
            tally.expect("font", font, .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)), place)
        case (_, _, let size?): tally.expect("font size", Double(font?.pointSize ?? 0), size, place)
        default: return
        }
    }

    private func compareColors(of view: UIView, with element: XmlLookup, _ place: String, _ tally: Tally) {
        if let written = element.child(key: "backgroundColor"), written.name == "color" {
            compare(view.backgroundColor, with: written, place, tally)
        }
        if let label = view as? UILabel, let written = element.child(key: "textColor"), written.name == "color" {
            compare(label.textColor, with: written, place, tally)
        }
    }

    private func compare(_ color: UIColor?, with written: XmlLookup, _ place: String, _ tally: Tally) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        guard let color, color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
            Issue.record("There is no colour at \(place).")
            return
        }
        guard written.text("systemColor") == nil, written.text("cocoaTouchSystemColor") == nil,
            written.text("customColorSpace") != "displayP3", let opacity = written.number("alpha")
        else { return }
        let white = written.number("white")
        let wanted = ["red", "green", "blue"].compactMap { written.number($0) ?? white } + [opacity]
        let found = [red, green, blue, alpha].map { ($0 * 1000).rounded() }
        tally.expect("color", found, wanted.map { (CGFloat($0) * 1000).rounded() }, place)
    }
}
