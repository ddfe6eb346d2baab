import SwiftSyntax

/// Walks once over a file, and lets each rule see what it wants to.
final class SourceWalker: SyntaxAnyVisitor {
    // No person nests that deep; a machine may, and the stack is not endless.
    static let deepest = 1000

    private(set) var facts = FileFacts()
    private let rules: [SyntaxKind: [any SyntaxRule]]
    private let text: ReadText
    private let readsComments: Bool
    private var scope: Scope
    private var depth = 0
    private var entered: [(id: SyntaxIdentifier, scope: Scope)] = []

    init(rules: [any SyntaxRule], scope: Scope, text: ReadText) {
        var table: [SyntaxKind: [any SyntaxRule]] = [:]
        for rule in rules {
            for kind in rule.kinds { table[kind, default: []].append(rule) }
        }
        self.rules = table
        self.scope = scope
        self.text = text
        readsComments = text.hits.counts[IgnoreReader.word] != nil
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if readsComments { facts.ignores += IgnoreReader.ignores(around: token) }
        return .skipChildren
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        depth += 1
        guard depth < Self.deepest, !isOfNoInterest(node) else { return .skipChildren }
        look(at: node)
        enter(node)
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        depth -= 1
        // What was too deep to be entered is not left.
        guard entered.last?.id == node.id, let last = entered.popLast() else { return }
        scope = last.scope
    }

    // Most statements and members hold no word that any rule looks for, and looking at what they are made of takes about
    // as long as parsing it did.
    private func isOfNoInterest(_ node: Syntax) -> Bool {
        guard node.kind == .codeBlockItem || node.kind == .memberBlockItem,
            !text.hits.lie(in: node.position.utf8Offset..<node.endPosition.utf8Offset)
        else { return false }
        return node.as(CodeBlockItemSyntax.self)?.item.is(ImportDeclSyntax.self) != true
    }

    private func enter(_ node: Syntax) {
        let before = scope
        switch node.kind {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
            guard let fact = TypeReader(text: text).fact(of: node, outer: scope.types.last ?? scope.functions.last)
            else { return }
            facts.types.append(fact)
            scope.types.append(fact.name)
            scope.functions = []
        case .typeAliasDecl:
            TypeReader(text: text).fact(of: node, outer: scope.types.last ?? scope.functions.last)
                .map { facts.types.append($0) }
            return
        case .functionDecl, .initializerDecl, .deinitializerDecl: scope.functions.append(node.functionName)
        case .ifConfigClause where node.needsObjectiveC: scope.isObjectiveC = true
        case .importDecl:
            facts.imports.append(ImportFact(node.cast(ImportDeclSyntax.self)))
            return
        case .functionCallExpr:
            note(node.cast(FunctionCallExprSyntax.self))
            return
        default: return
        }
        entered.append((node.id, before))
    }

    private func look(at node: Syntax) {
        guard let rules = rules[node.kind] else { return }
        for rule in rules { facts.candidates += rule.candidates(at: node, in: scope) }
    }

    private func note(_ call: FunctionCallExprSyntax) {
        guard let type = scope.types.last else { return }
        if let use = XibUseFact(call, in: type) { facts.xibs.append(use) }
        if let lookup = LookupFact(call, in: type) { facts.lookups.append(lookup) }
    }
}

extension Syntax {
    fileprivate var functionName: String {
        if let function = self.as(FunctionDeclSyntax.self) { return function.name.plain }
        return self.is(InitializerDeclSyntax.self) ? "init" : "deinit"
    }

    /// Whether the branch is for systems with an Objective-C runtime only.
    fileprivate var needsObjectiveC: Bool {
        guard let condition = self.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription else { return false }
        return condition.hasPrefix("canImport(ObjectiveC)") || condition.hasPrefix("os(iOS)")
    }
}
