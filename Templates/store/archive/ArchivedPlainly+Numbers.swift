extension ArchivedPlainly where Self: FixedWidthInteger & Encodable {
    init?(archived value: ArchivedValue) {
        switch value.plain {
        case .integer(let number): self.init(exactly: number)
        case .real(let number): self.init(exactly: number)
        default: return nil
        }
    }

    func archived(in archive: ArchiveBuilder) throws -> PropertyListValue {
        guard let number = Int(exactly: self) else {
            let context = EncodingError.Context(codingPath: [], debugDescription: "An archive has no place for it.")
            throw EncodingError.invalidValue(self, context)
        }
        return .integer(number)
    }
}

extension Int: ArchivedPlainly {}
extension Int8: ArchivedPlainly {}
extension Int16: ArchivedPlainly {}
extension Int32: ArchivedPlainly {}
extension Int64: ArchivedPlainly {}
extension UInt: ArchivedPlainly {}
extension UInt8: ArchivedPlainly {}
extension UInt16: ArchivedPlainly {}
extension UInt32: ArchivedPlainly {}
extension UInt64: ArchivedPlainly {}

extension Bool: ArchivedPlainly {
    init?(archived value: ArchivedValue) {
        switch value.plain {
        case .bool(let flag): self = flag
        case .integer(let number): self = number != 0
        default: return nil
        }
    }

    func archived(in archive: ArchiveBuilder) -> PropertyListValue { .bool(self) }
}

extension Double: ArchivedPlainly {
    init?(archived value: ArchivedValue) {
        switch value.plain {
        case .real(let number): self = number
        case .integer(let number): self.init(number)
        default: return nil
        }
    }

    func archived(in archive: ArchiveBuilder) -> PropertyListValue { .real(self) }
}

extension Float: ArchivedPlainly {
    init?(archived value: ArchivedValue) {
        guard let number = Double(archived: value) else { return nil }
        self.init(number)
    }

    func archived(in archive: ArchiveBuilder) -> PropertyListValue { .real(Double(self)) }
}

extension Decimal: ArchivedPlainly {
    init?(archived value: ArchivedValue) {
        switch value.plain {
        case .string(let digits): self.init(string: digits)
        case .integer(let number): self.init(number)
        case .real(let number): self.init(number)
        default: self.init(decimalNumber: value)
        }
    }

    /// Reads an `NSDecimalNumber`: its digits, from the lowest up, as numbers of 16 bits.
    private init?(decimalNumber value: ArchivedValue) {
        guard case .data(let mantissa)? = value["NS.mantissa"]?.plain, mantissa.count.isMultiple(of: 2),
            let exponent = value["NS.exponent"].flatMap(Int.init(archived:))
        else { return nil }
        let bytes = Array(mantissa)
        let isLittleEndian = value["NS.mantissa.bo"].flatMap(Int.init(archived:)) == 1
        let isNegative = value["NS.negative"].flatMap(Bool.init(archived:)) == true
        let significand = stride(from: bytes.count - 2, through: 0, by: -2).reduce(0 as Decimal) { sum, place in
            let (low, high) = isLittleEndian ? (place, place + 1) : (place + 1, place)
            return sum * 65536 + Decimal(Int(bytes[high]) << 8 | Int(bytes[low]))
        }
        self.init(sign: isNegative ? .minus : .plus, exponent: exponent, significand: significand)
    }

    func archived(in archive: ArchiveBuilder) -> PropertyListValue { archive.link(to: .string(description)) }
}
