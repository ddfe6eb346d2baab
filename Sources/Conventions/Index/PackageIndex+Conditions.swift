extension PackageIndex {
    /// Whether a candidate's condition holds, so that it is a finding.
    func holds(_ candidate: Candidate, in file: Int) -> Bool {
        guard let type = candidate.type else {
            return candidate.condition == .always || isDeclared(candidate.condition)
        }
        if candidate.condition == .always { return true }
        let role = role(of: type, seenFrom: file)
        switch candidate.condition {
        case .always: return true
        case .controller: return role == .direct || role == .screen
        case .screen: return role == .screen
        case .base: return role == .base
        case .controllerOrDataSource: return role == .direct || role == .screen || type.hasSuffix("DataSource")
        case .declared: return isDeclared(candidate.condition)
        }
    }

    private func isDeclared(_ condition: Condition) -> Bool {
        guard case .declared(let name) = condition else { return false }
        return declares(name)
    }
}
