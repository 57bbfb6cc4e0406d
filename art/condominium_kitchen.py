"""A white condominium kitchen: white fronts without handles, a marble wall, pale oak tall units, a view of the sky."""
import math

import daylight as d
import geometry as g
import materials as m
import still_life as s
import wides
from kitchen import TOP, board, bowl, pot, vase

HOB = -0.34


def towers(x, seed=0):
    """Hazy towers far behind the window."""
    haze = m.get("haze")
    for i, (dx, w, h) in enumerate(((-1.0, 0.30, 2.0), (-0.45, 0.22, 2.5), (-0.1, 0.34, 1.75), (0.5, 0.26, 2.2), (1.0, 0.4, 1.6))):
        tower = g.box("tower", (w, 0.02, h), (x + dx, 2.4 - i * 0.03, h / 2), haze, 0.001)
        tower.visible_shadow = tower.visible_diffuse = False


def room(hob="hb-7830", hood="rh-9010", lit=False):
    """Window on the left, hob and hood in the middle, tall oak units on the right (their opening is for two ovens)."""
    d.wall(-4.4, 4.2, 4.2, window=(-2.75, -1.0, TOP + 0.16, 2.35), view="outside_sky", frame="black_frame", bars=(1, 0))
    towers(-1.9)
    d.base(-3.4, 1.2, "white_front", "marble", thick=0.02)
    g.box("marble wall", (2.2, 0.012, 1.4), (0.1, -0.006, TOP + 0.7), m.get("marble"), 0.001)
    wides._product(hob, 0, HOB, TOP, lit=lit)
    wides._product(hood, 0, 0, TOP + 0.45)
    d.floor("pale_floor")


def ovens(low, high_oven, z=0.72, height=0.6, second=0.46, fronts="oak", x=1.5):
    """Two ovens above one another in the tall units. `height` and `second` are the heights of their openings."""
    d.tall_units([x - 0.3, x + 0.3, x + 0.9, x + 1.5], fronts, -0.64, opening=(0, z, z + height + second))
    wides._product(low, x, -0.644, z + 0.0025)
    wides._product(high_oven, x, -0.644, z + height + 0.0025)


def light():
    d.day(0.42, 130, 20)
    d.sun(-42, 30, 3.0, (0.7, 1.25, 1.9, 1.7), bars=1)
    d.hood_glass()


def tamarind_quay():
    room()
    ovens("eo-6072", "so-6045")
    pot(-0.2, HOB + 0.02, TOP + 0.054, 0.115, 0.12, "polished")
    vase(-0.86, -0.2, TOP, 0.28)
    bowl(0.78, -0.32, TOP)
    board(0.62, -0.085, TOP + 0.004)
    light()
    d.view(-14, 1, 31, ((-1.5, -0.66, 0.15), (1.85, 0, 2.15)), (0.84, 0.93))
    return d.GRADE


def paper_test():
    """A sheet of paper held by the air at the slot of the hood, with the flame out."""
    room()
    base, angle = TOP + 0.45, math.atan((0.39 - 0.15) / 0.52)
    middle = 0.065
    leaf = g.box("sheet", (0.21, 0.0008, 0.297), (0, 0, 0), m.get("glaze_white"), 0.0002)
    leaf.location = (0.13, -(0.15 + middle * math.tan(angle)) - 0.0085, base + middle)
    leaf.rotation_euler = (angle, math.radians(2), 0)
    pot(-0.2, HOB + 0.02, TOP + 0.054, 0.115, 0.12, "polished")
    bowl(0.72, -0.32, TOP)
    light()
    d.view(-24, 4, 46, ((-0.62, -0.6, TOP - 0.03), (0.80, 0, TOP + 1.05)), (0.88, 0.92))
    return d.GRADE


def two_ovens():
    """Oven and steam oven above one another, the window behind them."""
    room()
    ovens("eo-6072", "so-6045")
    board(0.86, -0.085, TOP + 0.004)
    bowl(0.70, -0.30, TOP)
    light()
    d.view(-27, 3, 46, ((0.42, -0.66, 0.55), (2.1, -0.4, 1.98)), (0.92, 0.94))
    return d.GRADE


def nineteenth_floor():
    """Seven in the evening: low sun, a pot on the hob, a stool in front of it."""
    room(lit=True)
    pot(-0.2, HOB + 0.02, TOP + 0.054, 0.115, 0.12, "sea_blue")
    s.steam(-0.2, HOB + 0.05, TOP + 0.22, 0.26, 0.34, 0.2, 5.0)
    d.stool(-0.85, -1.15)
    vase(0.70, -0.24, TOP, 0.24)
    d.day(0.34, 90, 20)
    d.sun(-58, 15, 3.4, (-0.2, 1.2, 2.4, 1.7), bars=2)
    d.hood_glass(3.0)
    d.view(16, 3, 33, ((-2.2, -1.2, 0.05), (0.75, 0, 2.1)), (0.92, 0.92))
    return {**d.GRADE, "exposure": 0.92}
