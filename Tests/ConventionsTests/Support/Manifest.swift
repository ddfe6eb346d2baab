import SwiftParser
import SwiftSyntax

/// What the project's Package.swift says of the modules under Sources.
struct Manifest {
    /// The modules that each module depends on, by name.
    private(set) var dependencies: [String: Set<String>] = [:]

    /// Reads the calls that declare targets.
    init(_ text: String) {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(Parser.parse(source: text))
        dependencies = reader.dependencies
    }

    private final class Reader: SyntaxVisitor {
        var dependencies: [String: Set<String>] = [:]

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let function = call.calledExpression.trimmedDescription
            switch function {
            case "module", "kitModule":
                let texts = call.arguments.filter { $0.label == nil }.map(\.expression)
                add(texts.first, texts.dropFirst().first)
            case ".target", ".executableTarget":
                let labels = call.arguments.map { $0.label?.text }
                guard labels.contains("dependencies") || labels.contains("path") else { return .visitChildren }
                add(call.argument("name"), call.argument("dependencies"))
            default: break
            }
            return .visitChildren
        }

        private func add(_ name: ExprSyntax?, _ list: ExprSyntax?) {
            guard let name = name?.text else { return }
            let elements = list?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
            dependencies[name, default: []].formUnion(elements.compactMap { $0.text ?? $0.nameOfTarget })
        }
    }
}

extension FunctionCallExprSyntax {
    fileprivate func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }
}

extension ExprSyntax {
    fileprivate var text: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    fileprivate var nameOfTarget: String? { self.as(FunctionCallExprSyntax.self)?.argument("name")?.text }
}
