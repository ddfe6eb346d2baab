extension ReservedNames {
    /// The types of Foundation, on every system.
    static let foundationTypes =
        """
        AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
        AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation
        AttributedStringKey AttributedStringProtocol AttributedSubstring BlockOperation Bundle ByteCountFormatStyle
        ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge CGSize CachedURLResponse Calendar CharacterSet CocoaError
        CodableAttributedStringKey CodableConfiguration CodableWithConfiguration ComparableComparator Comparator
        ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date
        DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
        DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration Dimension
        DiscontiguousAttributedSubstring DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration
        EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle
        FileManager FileManagerDelegate FileProtectionType FileWrapper FloatingPointFormatStyle
        FloatingPointParseStrategy FormatStyle FormatStyleCapitalizationContext Formatter Grammar HTTPCookie
        HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Host ISO8601DateFormatter IndexPath IndexSet
        InflectionConcept InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder
        JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle ListFormatter Locale LocalizedError
        LocalizedStringResource MachError MarkdownDecodableAttributedStringKey MassFormatter Measurement
        MeasurementFormatter Morphology MutableDataProtocol NSAffineTransform NSAffineTransformStruct NSArray
        NSAttributedString NSBackgroundActivityScheduler NSBinarySearchingOptions NSBundle NSCache NSCacheDelegate
        NSCalendar NSCharacterSet NSCoder NSCoding NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock
        NSCopying NSCountedSet NSData NSDataDetector NSDate NSDateComponents NSDateFormatter NSDateInterval
        NSDecimalNumber NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSEdgeInsets NSEnumerationOptions
        NSEnumerator NSError NSErrorDomain NSException NSExceptionName NSExpression NSExtensionContext NSExtensionItem
        NSFileCoordinator NSFileHandle NSFileManager NSFilePresenter NSFileVersion NSFileWrapper NSFormatter
        NSHTTPCookie NSHashTable NSIndexPath NSIndexSet NSIndexSetIterator NSInputStream NSInvocation NSItemProvider
        NSItemProviderReading NSItemProviderWriting NSJSONSerialization NSKeyValueObservation NSKeyValueObservingOptions
        NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLinguisticTagger NSLocale
        NSLock NSLocking NSMapTable NSMeasurement NSMetadataItem NSMetadataQuery NSMethodSignature NSMutableArray
        NSMutableAttributedString NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary
        NSMutableIndexSet NSMutableOrderedSet NSMutableSet NSMutableString NSMutableURLRequest NSNotification
        NSNotificationCenter NSNull NSNumber NSNumberFormatter NSObject NSObjectProtocol NSOperation NSOperationQueue
        NSOrderedSet NSOrthography NSOutputStream NSPersonNameComponents NSPipe NSPoint NSPointArray NSPointPointer
        NSPointerArray NSPort NSPredicate NSProcessInfo NSProgress NSProgressReporting NSProxy NSPurgeableData NSRange
        NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock NSRegularExpression NSRunLoop
        NSScanner NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor NSSortOptions NSStream NSString
        NSTextCheckingKey NSTextCheckingResult NSThread NSTimeZone NSTimer NSURL NSURLComponents NSURLConnection
        NSURLQueryItem NSURLRequest NSURLSession NSUUID NSUbiquitousKeyValueStore NSUserActivity NSUserDefaults NSValue
        NSZone NetService NetServiceBrowser Notification NotificationCenter NotificationQueue
        NumberFormatStyleConfiguration NumberFormatter ObjCBool OperatingSystemVersion Operation OperationQueue
        OutputStream POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter
        Pipe Port PortDelegate PortMessage Predicate PredicateBindings PredicateError PredicateExpression
        PredicateExpressions Process ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey
        PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError
        ReferenceConvertible RelativeDateTimeFormatter RunLoop Scanner ScopedAttributeContainer Selector
        SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder StandardPredicateExpression Stream
        StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
        StreamSocketSecurityLevel StringStyle StringTransform TermOfAddress Thread TimeInterval TimeZone Timer URL
        URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents URLCredential
        URLCredentialStorage URLError URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem
        URLRequest URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration
        URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
        URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics
        URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask UUID
        Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion
        UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance
        UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
        UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode
        XMLParser XMLParserDelegate
        """
}
