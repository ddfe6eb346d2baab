/// An object that can hold objects which hold it in turn, such as an author and his books.
///
/// All such objects of a keyed archive are made first, each once however many hold it; then each is asked to link
/// itself to the others. `init(from:)` is to leave the links out.
public protocol Linkable: AnyObject, Decodable {
    /// Sets what the object holds of the others.
    func link(from decoder: any Decoder) throws
}
