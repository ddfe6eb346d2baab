import Diagnostics
import Foundation
import LightFoundation
import SwiftParser
import SwiftSyntax

/// The floor under every check: the same files read and parsed, on as many threads, and nothing done with them.
struct BareParse {
    let files: [String]

    func run() {
        let files = files
        _ = Crew.map(files.count) { index in
            guard let text = try? String(contentsOfFile: files[index], encoding: .utf8) else { return false }
            return Parser.parse(source: text).hasError
        }
    }
}
