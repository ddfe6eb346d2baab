// Nothing: the target is here for its resources.
