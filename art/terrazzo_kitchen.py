"""A kitchen with terrazzo worktops and rose fronts; the sink is under the window."""
import math

from mathutils import Matrix

import crockery as c
import daylight as d
import geometry as g
import materials as m
import products
import wides
from kitchen import TOP, vase

Y = -0.37
GRADE = {**d.GRADE, "exposure": 0.75}


def room(code, fronts="rose_front", stone="terrazzo", tile="white_tile", frame="white_frame", wall="chalk_wall", **changes):
    """The sink is at x = 0 in front of the window. Returns its box."""
    _, _, w, depth, _, _ = products.PRODUCTS[code]
    d.wall(-3.2, 3.2, 3.6, wall, (-1.0, 1.0, 1.22, 2.3), frame, "outside_trees", (1, 0), sill=stone, drop=1.7)
    d.base(-2.6, 2.6, fronts, stone, (0, Y, w - 0.014, depth - 0.014), depth=0.72)
    d.tiles(-2.6, 2.6, TOP, 1.21, 0.0725, 0.145, tile)
    return wides._product(code, 0, Y, TOP, **changes)


def light(left=120):
    d.day(0.42, left, 30, 1.3)
    d.sun(-36, 34, 2.8, (0.35, 0.95, 1.6, 1.1), bars=1, leaves=34, seed=8)


def five_plates():
    """A double sink for five: prawns on the left, herbs on the right, five plates on the lid."""
    room("sd-9208", lid_angle=0)
    for k in range(5):
        c.plate(0.05, Y - 0.03, TOP + 0.0165 + k * 0.0115, 0.108, "glaze_white")
    d.plant(0.62, -0.13, TOP, 1.15, "terracotta", 3, 34)
    d.plant(0.84, -0.12, TOP, 0.9, "glaze_white", 9)
    light()
    d.view(-14, 24, 46, ((-0.62, -0.66, TOP), (0.72, -0.1, TOP + 0.42)), (0.86, 0.84))
    return GRADE


def stone_grey():
    """The narrow quartz sink in light grey."""
    box = room("sd-7507", "white_front", "terrazzo")
    vase(0.62, -0.16, TOP, 0.25)
    c.mug(0.54, -0.34, TOP + 0.001)
    d.plant(-0.60, -0.13, TOP, 1.1, "glaze_white", 4, 30)
    light()
    d.view(17, 26, 50, ((-0.52, -0.66, TOP), (0.56, -0.1, TOP + 0.40)), (0.84, 0.84))
    return GRADE


def clean_sieve():
    """The dishwasher beside the basin, open with clean plates; its sieve dries on a cloth."""
    room("sd-9008", "sage_front", "marble", "green_tile", lid_angle=66)
    g.lathe("sieve", [(0, 0.004), (0.036, 0.004), (0.038, 0.006), (0.040, 0.034), (0.052, 0.036), (0.054, 0.041), (0.040, 0.041)], (-0.60, -0.40, TOP + 0.006), m.get("basin_steel"), 96)
    d.folded_cloth(-0.60, -0.40, TOP, 6, 0.24, 0.18, 1)
    d.plant(0.66, -0.13, TOP, 1.1, "glaze_white", 4, 30)
    light()
    d.view(-16, 27, 46, ((-0.72, -0.66, TOP), (0.66, -0.1, TOP + 0.42)), (0.90, 0.86))
    return GRADE


def drainer():
    """The double sink with drainer, a glass-clear morning: bowls drain beside the tap."""
    room("sd-1108", "blue_front", "marble", "white_tile")
    for k in range(3):
        c.bowl(-0.43 + 0.005 * k, Y + 0.02, TOP + 0.002 + 0.021 * k, 0.075, 0.05, "sea_blue" if k != 1 else "glaze_white")
    vase(0.74, -0.16, TOP, 0.24)
    c.mug(-0.72, -0.32, TOP + 0.001)
    light()
    d.view(18, 25, 46, ((-0.70, -0.66, TOP), (0.74, -0.1, TOP + 0.40)), (0.90, 0.84))
    return GRADE


def tape_measure(x, y, length, turn=0.0):
    """A pulled-out tape measure that lies flat."""
    made = [g.rect_plate("tape case", 0.062, 0.030, 0.062, (-0.031, 0, 0.031), m.get("terracotta"), 0.006, (), 0.006),
            g.box("tape", (length, 0.019, 0.0006), (length / 2, 0, 0.0012), m.get("lemon"), 0.0002),
            g.box("hook", (0.0014, 0.019, 0.010), (length, 0, -0.002), m.get("satin"), 0.0003)]
    for k in range(1, int(length / 0.01)):
        long = 0.012 if k % 10 == 0 else 0.008 if k % 5 == 0 else 0.005
        made.append(g.box("mark", (0.0008, long, 0.0002), (k * 0.01, 0.0095 - long / 2, 0.0016), m.get("print_dark"), 0.00005))
    g.parent(made, Matrix.Translation((x, y, TOP)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))


def measure():
    """A tape measure over the cut-out for a hob: measure first, then choose."""
    w, depth = 0.56, 0.49
    d.wall(-3.2, 3.2, 3.6, "chalk_wall", (-1.0, 1.0, 1.22, 2.3), "white_frame", "outside_trees", (1, 0), sill="terrazzo", drop=1.7)
    d.base(-2.6, 2.6, "rose_front", "terrazzo", (0, Y, w, depth), depth=0.72)
    d.tiles(-2.6, 2.6, TOP, 1.21, 0.0725, 0.145)
    g.box("shelf below", (w + 0.3, depth + 0.1, 0.02), (0, Y, TOP - 0.16), m.get("sand_front"), 0.001)
    tape_measure(-0.30, Y - 0.06, 0.62, 3)
    c.mug(0.52, -0.24, TOP + 0.001, material="sea_blue")
    d.plant(-0.62, -0.13, TOP, 1.1, "glaze_white", 4, 30)
    light()
    d.view(-15, 29, 48, ((-0.56, -0.68, TOP), (0.56, -0.1, TOP + 0.34)), (0.90, 0.86))
    return GRADE
