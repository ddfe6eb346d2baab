import Diagnostics
import Foundation
import HeadlessUIKit

/// What HeadlessUIKit takes to load a nib, to fill and scroll a table, and to lay stacks out.
@MainActor
struct Screens {
    private static let rounds = 51

    func rows() throws(Diagnostic) -> [Row] {
        let framed = TypicalNib(placedBy: .frames)
        let constrained = TypicalNib(placedBy: .constraints)
        let few = try ScrolledTable(count: 1_000).seconds()
        let many = try ScrolledTable(count: 100_000).seconds()
        return [
            Row("a nib of 30 objects, parsed and loaded", try parsed(framed), .seconds, atMost: 0.001),
            Row("a nib of 30 objects, kept and loaded again", try again(framed), .seconds, atMost: 0.000_2),
            Row("a nib of 30 objects and 42 constraints, parsed", try parsed(constrained), .seconds, atMost: 0.001),
            Row("a nib of 30 objects and 42 constraints, kept", try again(constrained), .seconds, atMost: 0.000_2),
            Row("table of 1,000 rows, reload and 100 stops", few, .seconds),
            Row("table of 100,000 rows, reload and 100 stops", many, .seconds),
            Row("100,000 rows to 1,000", many / few, .times, atMost: 1.5),
            Row("1,000 views in stacks, laid out", try stacks(), .seconds, atMost: 0.016),
        ]
    }

    private func parsed(_ nib: TypicalNib) throws(Diagnostic) -> Double {
        try Stopwatch.median(of: Self.rounds) { (_) throws(Diagnostic) in
            try Stopwatch.seconds { () throws(Diagnostic) in try nib.load(UINib(data: nib.data, bundle: nil)) }
        }
    }

    private func again(_ nib: TypicalNib) throws(Diagnostic) -> Double {
        let kept = UINib(data: nib.data, bundle: nil)
        try nib.load(kept)
        return try Stopwatch.median(of: Self.rounds) { (_) throws(Diagnostic) in
            try Stopwatch.seconds { () throws(Diagnostic) in try nib.load(kept) }
        }
    }

    /// A list of 100 rows in one stack: each a stack of labels, an image and a stack within it.
    private func stacks() throws(Diagnostic) -> Double {
        try Stopwatch.median(of: 11) { (_) throws(Diagnostic) in
            let list = Self.list()
            return try Stopwatch.seconds { () throws(Diagnostic) in list.layoutIfNeeded() }
        }
    }

    private static func list() -> UIStackView {
        let list = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 8_000))
        list.axis = .vertical
        for number in 0..<100 {
            let texts = UIStackView(arrangedSubviews: (0..<5).map { label("Line \($0) of row \(number)") })
            texts.axis = .vertical
            let row = UIStackView(arrangedSubviews: [UIImageView(), texts, label("\(number)"), UISwitch()])
            row.spacing = 8
            list.addArrangedSubview(row)
        }
        return list
    }

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}
