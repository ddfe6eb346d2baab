/// What the tools of Swift 6.3.1 printed on Linux, with the app's folder called `/app`.
enum Recording {}
