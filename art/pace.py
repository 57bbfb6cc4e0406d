"""Frame count, interval and size of the turntables, for `film.py` (renders the frames) and `finishing.py` (makes the film)."""

HALF = 84  # frames from one end of the arc to the other, at 24 frames per second


def step_of(name):
    """The interval between rendered frames. Flames and grates need more rendered frames than a plain front."""
    return 2 if name.startswith("hb-") else 4


def size_of(name):
    return (960, 540) if name.startswith("hb-") else (800, 450)
