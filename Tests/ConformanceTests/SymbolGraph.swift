import Foundation

/// What the compiler says that a module offers.
struct SymbolGraph: Decodable {
    /// One public declaration.
    struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }

        struct Identifier: Decodable {
            let precise: String
        }

        struct Fragment: Decodable {
            let kind: String
            let spelling: String
        }

        struct Signature: Decodable {
            struct Parameter: Decodable {
                let declarationFragments: [Fragment]
            }

            let parameters: [Parameter]?
            let returns: [Fragment]?
        }

        struct Location: Decodable {
            struct Position: Decodable {
                let line: Int
                let character: Int
            }

            let uri: String
            let position: Position
        }

        struct Availability: Decodable {
            struct Version: Decodable {
                let major: Int
                let minor: Int?
            }

            let domain: String?
            let introduced: Version?
        }

        struct Extension: Decodable {
            let extendedModule: String
        }

        let kind: Kind
        let identifier: Identifier
        var pathComponents: [String]
        let declarationFragments: [Fragment]
        let functionSignature: Signature?
        var accessLevel: String
        let location: Location?
        let availability: [Availability]?
        let swiftExtension: Extension?
    }

    /// How two declarations belong together.
    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}

extension SymbolGraph.Symbol {
    /// The name with its owners, such as `UIView.hitTest(_:with:)`.
    var path: String { pathComponents.joined(separator: ".") }
    /// The type that owns it, such as `UIView`; empty for what stands alone.
    var owner: String { pathComponents.dropLast().joined(separator: ".") }
    /// The name alone.
    var name: String { pathComponents.last ?? "" }
    /// The kind without its language, such as `type.method`.
    var sort: String { kind.identifier.replacingOccurrences(of: "swift.", with: "") }
    /// The declaration as the compiler prints it.
    var declaration: String { declarationFragments.map(\.spelling).joined() }
    var isType: Bool { ["class", "struct", "enum", "protocol"].contains(sort) }
    var isStatic: Bool { sort.hasPrefix("type.") }
    /// The iOS version from which on it may be used, when it says one.
    var introduced: Double? {
        availability?.first { $0.domain == "iOS" }?.introduced.map { Double($0.major) + Double($0.minor ?? 0) / 10 }
    }
}
