"""The pace of the turntables, for the script that renders them and the one that makes a film of the frames."""

HALF = 84  # frames from one end of the arc to the other, at 24 a second


def step_of(name):
    """One frame in this many is rendered. Flames and grates need more of them than a plain front."""
    return 2 if name.startswith("hb-") else 4


def size_of(name):
    return (960, 540) if name.startswith("hb-") else (800, 450)
