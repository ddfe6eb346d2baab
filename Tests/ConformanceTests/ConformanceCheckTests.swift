import Testing

/// That the check would notice.
@Suite struct ConformanceCheckTests {
    /// The differences once the facts about one member or value are others.
    private func differences(_ change: (inout FactTable) -> Void) throws -> [Difference] {
        var graph = try SymbolGraph.headlessUIKit.get()
        graph.symbols.removeAll { !["UIView", "UIControl", "UITouch", "UILabel"].contains($0.pathComponents[0]) }
        var facts = try FactTable.carried.get()
        let before = try Conformance(graph: graph, facts: facts, tables: FactTable.lines).differences()
        change(&facts)
        let after = try Conformance(graph: graph, facts: facts, tables: FactTable.lines).differences()
        return after.filter { !before.contains($0) }
    }

    private func replace(_ selector: String, of type: String, with line: String, in facts: inout FactTable) {
        facts.members.removeAll { $0.type == type && $0.selector == selector }
        facts.members += [Fact(line: line)].compactMap { $0 }
    }

    @Test func `another selector is noticed`() throws {
        let found = try differences {
            replace("sizeToFit", of: "UIView", with: "UIView\tm\tsizeToFitting\tvoid\t\t", in: &$0)
        }
        #expect(found.map(\.symbol) == ["UIView.sizeToFit()"])
        #expect(found.map(\.kind) == [.name])
    }

    @Test func `another optionality of an argument is noticed`() throws {
        let found = try differences {
            replace("viewWithTag:", of: "UIView", with: "UIView\tm\tviewWithTag:\tUIView\tnint\t", in: &$0)
        }
        #expect(found.map(\.kind) == [.result])
    }

    @Test func `another type, access and version are noticed`() throws {
        let found = try differences {
            replace("alpha", of: "UIView", with: "UIView\tp\talpha\tfloat\t\t18.0", in: &$0)
        }
        #expect(Set(found.map(\.kind)) == [.result, .access, .version])
    }

    @Test func `a member of the type that should be the instance's is noticed`() throws {
        let found = try differences {
            replace("layoutIfNeeded", of: "UIView", with: "UIView\tms\tlayoutIfNeeded\tvoid\t\t", in: &$0)
        }
        #expect(found.map(\.symbol) == ["UIView.layoutIfNeeded()"])
    }

    @Test func `another raw value of a case and of an option is noticed`() throws {
        let found = try differences { facts in
            facts.values = facts.values.map { value in
                let isChanged = ["UIControlEvent TouchDown", "UITouchPhase Moved"].contains(
                    "\(value.type) \(value.name)"
                )
                return isChanged
                    ? .init(type: value.type, isOption: value.isOption, name: value.name, value: 77) : value
            }
        }
        #expect(Set(found.map(\.symbol)) == ["UIControl.Event.touchDown", "UITouch.Phase.moved"])
        #expect(found.allSatisfy { $0.kind == .value })
    }

    @Test func `another parent is noticed`() throws {
        let found = try differences { facts in
            facts.types = facts.types.map {
                $0.name == "UILabel"
                    ? .init(name: $0.name, kind: $0.kind, parent: "UIControl", conforms: $0.conforms) : $0
            }
        }
        #expect(found.map(\.symbol) == ["UILabel"])
        #expect(found.map(\.kind) == [.parent])
    }

    @Test func `a member that cannot be overridden is noticed`() throws {
        var graph = try SymbolGraph.headlessUIKit.get()
        graph.symbols.removeAll { $0.pathComponents[0] != "UILabel" }
        let facts = try FactTable.carried.get()
        let closed = graph.symbols.map { symbol in
            var symbol = symbol
            if symbol.path == "UILabel.numberOfLines" { symbol.accessLevel = "public" }
            return symbol
        }
        graph.symbols = closed
        let found = try Conformance(graph: graph, facts: facts, tables: FactTable.lines).differences()
        #expect(found.contains { $0.symbol == "UILabel.numberOfLines" && $0.kind == .open })
    }
}
