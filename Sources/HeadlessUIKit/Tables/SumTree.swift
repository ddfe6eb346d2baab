/// Numbers of which any can change, and the sums up to any place, both in logarithmic time.
struct SumTree {
    private var values: [CGFloat]
    /// A Fenwick tree, counted from 1.
    private var tree: [CGFloat]

    init(_ values: [CGFloat]) {
        self.values = values
        tree = [0] + values
        for index in 1..<tree.count {
            let parent = index + (index & -index)
            if parent < tree.count { tree[parent] += tree[index] }
        }
    }

    subscript(index: Int) -> CGFloat {
        get { values[index] }
        set {
            let change = newValue - values[index]
            values[index] = newValue
            var node = index + 1
            while node < tree.count {
                tree[node] += change
                node += node & -node
            }
        }
    }

    /// The sum of all values before `index`.
    func sum(before index: Int) -> CGFloat {
        var sum: CGFloat = 0
        var node = index
        while node > 0 {
            sum += tree[node]
            node -= node & -node
        }
        return sum
    }

    /// The index whose value takes the sum beyond `target`; the count where none does.
    func index(covering target: CGFloat) -> Int {
        var position = 0
        var rest = target
        var step = 1
        while step * 2 < tree.count { step *= 2 }
        while step > 0 {
            if position + step < tree.count, tree[position + step] <= rest {
                position += step
                rest -= tree[position]
            }
            step /= 2
        }
        return position
    }
}
