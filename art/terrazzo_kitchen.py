"""A kitchen with terrazzo worktops and rose fronts; the sink is under the window."""
import crockery as c
import daylight as d
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
