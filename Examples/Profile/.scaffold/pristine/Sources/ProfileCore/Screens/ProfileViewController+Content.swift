extension ProfileViewController {
    /// Fills the screen with `content`, which follows its size from then on.
    public func fill(with content: UIView) {
        // Springs and struts lose their sense at size zero, which a view has before its window gives it another.
        if view.bounds.isEmpty { view.frame = content.frame }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    /// Awaits `value` under the loading view, then shows it, or the empty view over it when it is an empty collection.
    ///
    /// What is thrown becomes `failure` and brings up the error view. A new load takes the place of one under way, and
    /// a screen that has left is shown nothing. A `refreshControl` that turns says that it loads, in place of the
    /// loading view, and is stopped at the end.
    public func load<Value: Sendable>(
        _ value: @escaping @Sendable () async throws -> Value,
        refreshing refreshControl: UIRefreshControl? = nil,
        show: @escaping @MainActor (Value) -> Void
    ) {
        loads.removeAll()
        failure = nil
        hideError(animated: false)
        hideEmpty(animated: false)
        if refreshControl?.isRefreshing != true { showLoading(animated: true) }
        loads.run { [weak self, weak refreshControl] in
            let outcome: Result<Value, any Error>
            do { outcome = .success(try await value()) } catch { outcome = .failure(error) }
            guard !Task.isCancelled else { return }
            refreshControl?.endRefreshing()
            self?.end(with: outcome, show: show)
        }
    }

    private func end<Value>(with outcome: Result<Value, any Error>, show: (Value) -> Void) {
        hideLoading(animated: true)
        switch outcome {
        case .success(let value):
            show(value)
            if (value as? any Collection)?.isEmpty == true { showEmpty(animated: true) }
        case .failure(let error):
            failure = error
            showError(animated: true)
        }
    }
}
