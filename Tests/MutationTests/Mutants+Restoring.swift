// A table: one mutant a row.

extension Mutant {
    /// Those of a list that has again what was picked.
    static let restoring: [Mutant] = [
        Mutant(
            "D3",
            "restore: not known what was picked",
            in: "Hikes/HikesViewController+Rows.swift",
            #"pickedID = "\(hike.id)""#,
            seenBy: "HikesTests"
        ),
        Mutant(
            "D3",
            "restore: lost when all is loaded again",
            in: "Hikes/HikesViewController+Rows.swift",
            "selectPicked()",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D3",
            "restore: nothing written down",
            in: "Hikes/HikesViewController+Restoring.swift",
            "coder.encode(pickedID, forKey: Self.key)",
            "coder.encode(nil, forKey: Self.key)",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D3",
            "restore: nothing read",
            in: "Hikes/HikesViewController+Restoring.swift",
            "pickedID = coder.decodeObject(of: NSString.self, forKey: Self.key).map { String($0) }",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D3",
            "restore: another in place of one that is gone",
            .expression,
            in: "Hikes/HikesViewController+Restoring.swift",
            #""\($0.id)" == pickedID"#,
            "true",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D3",
            "restore: out of sight",
            in: "Hikes/HikesViewController+Restoring.swift",
            "if isFirst { showPicked() }",
            seenBy: "HikesTests"
        ),
        Mutant(
            "D3",
            "restore: UIKit knows no name",
            in: "Hikes/HikesViewController.swift",
            #"restorationIdentifier = "Hikes""#,
            seenBy: "HikesTests"
        ),
    ]
}
