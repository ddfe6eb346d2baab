// A target of C, because SwiftPM adds to one of Swift with resources a file that loads the whole of Foundation.
#include "TemplateFiles.h"
