// swift-format-ignore: AlwaysUseLowerCamelCase
/// The matrix that undoes `t`, or `t` where nothing can undo it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var left: [[CGFloat]] = stride(from: 0, to: 16, by: 4).map { Array(t.rows[$0..<$0 + 4]) }
    var right: [[CGFloat]] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    for column in 0..<4 {
        // The largest number of the column is divided by, so that little is lost.
        let candidates = (column..<4).sorted { abs(left[$0][column]) > abs(left[$1][column]) }
        guard let pivot = candidates.first, abs(left[pivot][column]) > 1e-12 else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let divisor = left[column][column]
        left[column] = left[column].map { $0 / divisor }
        right[column] = right[column].map { $0 / divisor }
        for row in 0..<4 where row != column {
            let factor = left[row][column]
            left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
            right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
        }
    }
    return CATransform3D(rows: right.flatMap { $0 })
}
