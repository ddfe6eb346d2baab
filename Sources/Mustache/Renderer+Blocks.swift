import Diagnostics

extension Renderer {
    /// Writes a block, or what replaces it.
    mutating func write(_ block: Block) throws(Diagnostic) {
        try enter(at: block.offset)
        let start = output.bytes.count
        guard let argument = environments[environment][block.name] else {
            try write(block.nodes)
            end(block)
            leave()
            return
        }
        try write(argument, inPlaceOf: block)
        endReplacement(of: block, from: start)
        leave()
    }

    private mutating func write(_ argument: Argument, inPlaceOf block: Block) throws(Diagnostic) {
        let (outer, outerEnvironment, outerIndentation) = (template, environment, output.indentation)
        output.indentation += template.text.bytes[block.indentation]
        if !block.startsLine {
            output.continuesLine = argument.block.startsLine
        } else if !argument.block.startsLine, !argument.block.nodes.isEmpty {
            output.indent()
        }
        template = argument.template
        environment = argument.environment
        try write(argument.block.nodes)
        (template, environment, output.indentation) = (outer, outerEnvironment, outerIndentation)
        if !block.startsLine { output.continuesLine = false }
    }

    private mutating func end(_ block: Block) {
        switch block.ending {
        case .sameLine, .nextLine: break
        case .lineBreak(let lineBreak): output.bytes += template.text.bytes[lineBreak]
        }
    }

    /// Ends the line of what replaced a block once, whether or not the replacement did.
    private mutating func endReplacement(of block: Block, from start: Int) {
        let isEmpty = output.bytes.count == start
        let endsLine = output.bytes.last == .newline
        switch block.ending {
        case .lineBreak(let lineBreak) where isEmpty || !endsLine:
            output.bytes += template.text.bytes[lineBreak]
        case .nextLine(let lineBreak) where !isEmpty && !endsLine:
            output.bytes += template.text.bytes[lineBreak]
        case .sameLine, .lineBreak, .nextLine:
            break
        }
    }
}
