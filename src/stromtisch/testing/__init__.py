"""What a game can be tested with: the conformance suite and a small game to measure the kernel."""
