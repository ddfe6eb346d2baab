/// The part of a SARIF log that findings need.
struct SARIFLog: Encodable {
    struct Text: Encodable {
        let text: String
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Text
        let help: Text
    }

    struct Driver: Encodable {
        let name: String
        let version: String
        let rules: [Rule]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
    }

    struct Artifact: Encodable {
        let uri: String
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: Artifact
        let region: Region
    }

    struct Location: Encodable {
        let physicalLocation: PhysicalLocation
    }

    struct Result: Encodable {
        let ruleId: String
        let level: String
        let message: Text
        let locations: [Location]

        init(_ item: CheckedFindings.Item) {
            ruleId = item.rule
            level = item.severity
            message = Text(text: item.message + " " + item.fix)
            let region = Region(startLine: item.line, startColumn: item.column)
            let place = PhysicalLocation(artifactLocation: Artifact(uri: item.path), region: region)
            locations = [Location(physicalLocation: place)]
        }
    }

    struct Run: Encodable {
        let tool: Tool
        let results: [Result]
        let columnKind = "unicodeCodePoints"
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }
}
