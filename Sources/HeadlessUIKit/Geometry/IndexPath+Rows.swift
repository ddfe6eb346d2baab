extension IndexPath {
    /// The place of a table's row.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The place of a collection's item.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section, which is the first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section, which is the second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in its section, which is the second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
