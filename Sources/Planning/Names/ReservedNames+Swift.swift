extension ReservedNames {
    /// The types of Swift's own library, concurrency and regular expressions included.
    static let swiftTypes =
        """
        Actor AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex
        AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array ArraySlice
        AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
        AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
        AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
        AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream
        BidirectionalCollection BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool
        BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong CLongDouble CLongLong
        CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer
        CVarArg CWideChar CancellationError CaseIterable Character CheckedContinuation Clock ClosedRange
        ClosedRangeIndex Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference
        CollectionOfOne CommandLine Comparable ContiguousArray ContinuousClock Copyable CountableClosedRange
        CountablePartialRangeFrom CountableRange CustomConsumingRegexComponent CustomDebugStringConvertible
        CustomLeafReflectable CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
        CustomStringConvertible Decodable Decoder DecodingError DefaultBidirectionalIndices DefaultIndices
        DefaultRandomAccessIndices DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator
        DictionaryLiteral DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration
        DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError EnumeratedIterator
        EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral
        ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
        ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
        ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral FixedWidthInteger FlattenBidirectionalCollection
        FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16
        Float32 Float64 Float80 FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule
        FloatingPointSign GlobalActor Hashable Hasher ID Identifiable IndexableBase IndexingIterator InlineArray
        InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralType IteratorOverOne IteratorProtocol
        IteratorSequence Job JobPriority JoinedIterator JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
        KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol LazyBidirectionalCollection
        LazyCollection LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection
        LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection
        LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection
        LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence
        LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
        LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol LosslessStringConvertible
        MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MutableBidirectionalSlice MutableCollection
        MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
        MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Never Numeric ObjectIdentifier
        OpaquePointer OptionSet Optional OutputRawSpan OutputSpan PartialAsyncTask PartialKeyPath PartialRangeFrom
        PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook PrefixSequence RandomAccessCollection RandomAccessSlice
        RandomNumberGenerator Range RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection
        RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan
        ReferenceWritableKeyPath Regex RegexComponent RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind
        Repeated Result ReversedCollection ReversedIndex ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32
        SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Sendable SendableMetatype Sequence SerialExecutor Set
        SetAlgebra SetIndex SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer
        SingleValueEncodingContainer Slice Span StaticBigInt StaticString StrideThrough StrideThroughIterator StrideTo
        StrideToIterator Strideable String StringInterpolationProtocol StringLiteralType StringProtocol Substring
        SuspendingClock SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream
        TextOutputStreamable ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16
        UTF32 UTF8 UTF8Span UnboundedRange UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult
        UnicodeScalar UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor
        UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeContinuation UnsafeCurrentTask
        UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
        UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
        UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Void
        WritableKeyPath Zip2Iterator Zip2Sequence
        """
}
