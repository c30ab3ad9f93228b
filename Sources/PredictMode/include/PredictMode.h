// Nothing to call: linking this target is all that a page does to have a `--predict` mode.
