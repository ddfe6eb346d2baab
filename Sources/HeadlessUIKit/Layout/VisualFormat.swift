/// What a visual format says: items along an axis, and what is between them.
struct VisualFormat {
    /// What is between two neighbours.
    enum Gap {
        /// They touch.
        case none
        /// As much as the system keeps.
        case standard
        /// What the predicates say.
        case given([Predicate])
    }

    /// What a length is compared with.
    enum Amount {
        case constant(CGFloat)
        case length(of: any LayoutItem)
    }

    /// What is said of one length.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var amount: Amount
        var priority = UILayoutPriority.required
    }

    /// An item and what is said of its length.
    struct Place {
        let item: any LayoutItem
        let predicates: [Predicate]
    }

    /// Why a format cannot be read.
    struct Problem: Error {
        let text: String
        /// After how many characters, without spaces.
        let position: Int
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var places: [Place] = []
    /// What is between each item and the next.
    var gaps: [Gap] = []
    /// What is between the superview's edge and the first item; nil where the format does not start at the edge.
    var before: Gap?
    /// What is between the last item and the superview's edge; nil where the format does not end at the edge.
    var after: Gap?
    /// The superview that the edges are of.
    var container: UIView?
}
