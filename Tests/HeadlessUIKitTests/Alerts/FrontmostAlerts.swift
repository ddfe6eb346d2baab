import Testing

/// Suites that ask for the alert in front, of which there is one: they wait for one another.
@Suite(.serialized) enum FrontmostAlerts {}
