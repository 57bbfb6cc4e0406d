"""A kitchen on a balcony: a long opening instead of a wall, plants on the parapet, morning sun."""
import math

import banners
import crockery as c
import daylight as d
import geometry as g
import materials as m
import products
import wides
from kitchen import TOP

Y = -0.37
GRADE = {**d.GRADE, "exposure": 0.75}


def room(fronts="oak", stone="terrazzo", hole=None):
    d.wall(-3.2, 3.2, 3.6, "chalk_wall", (-2.3, 2.3, 1.10, 2.5), "black_frame", "outside_trees", (3, 0), sill=stone, drop=1.7)
    d.base(-2.6, 2.6, fronts, stone, hole, depth=0.72)
    d.tiles(-2.6, 2.6, TOP, 1.09, 0.0845, 0.0845, "green_tile")
    d.floor("terrazzo_floor", 0.6)


def pots(places):
    for k, (x, size, pot) in enumerate(places):
        d.plant(x, -0.03, 1.102, size, pot, k + 2, 30)


def light(sun=-40):
    d.day(0.46, 90, 60, 1.3)
    d.sun(sun, 32, 3.0, (0.1, 0.98, 2.2, 1.2), bars=2, leaves=60, seed=6)


def four_ticks():
    """The double sink with drainer, eight plates and a glass of water."""
    _, _, w, depth, _, _ = products.PRODUCTS["sd-1108"]
    room(hole=(0, Y, w - 0.014, depth - 0.014))
    wides._product("sd-1108", 0, Y, TOP)
    for k in range(8):
        c.plate(0.78, -0.38, TOP + k * 0.0105, 0.11, "glaze_white")
    pots(((-0.95, 1.0, "terracotta"), (-0.72, 0.8, "glaze_white"), (1.02, 1.05, "terracotta"), (1.26, 0.85, "sand_clay")))
    light()
    d.view(-15, 24, 44, ((-0.70, -0.66, TOP), (0.86, -0.1, TOP + 0.40)), (0.88, 0.82))
    return GRADE


def two_woks():
    """One old black wok, one new one, on two equal burners."""
    room()
    wides._product("hb-7320", 0, Y + 0.02, TOP, lit=True)
    banners._wok(-0.183, Y + 0.05, TOP + 0.05, 0.165, 0.08)
    r, h, x, y, z = 0.165, 0.08, 0.183, Y + 0.05, TOP + 0.05
    outer = [(r * k / 12, h * (k / 12) ** 2) for k in range(13)]
    g.lathe("new wok", [*outer, *[(px * 0.988, pz + 0.0022) for px, pz in reversed(outer)]], (x, y, z), m.get("satin"), 128)
    turn = math.radians(-32)
    reach = lambda far, up: (x + far * math.cos(turn), y + far * math.sin(turn), z + h + up)
    g.tube("socket", [reach(r * 0.97, -0.012), reach(r + 0.03, 0.002), reach(r + 0.07, 0.012)], 0.009, m.get("satin"), smooth=True)
    g.tube("handle", [reach(r + 0.07, 0.012), reach(r + 0.13, 0.026), reach(r + 0.20, 0.040)], 0.0135, m.get("board"), smooth=True)
    pots(((-0.80, 1.0, "terracotta"), (-0.55, 0.8, "glaze_white"), (0.74, 1.0, "terracotta")))
    light(-34)
    d.view(10, 22, 48, ((-0.55, -0.62, TOP), (0.62, -0.1, TOP + 0.38)), (0.86, 0.82))
    return GRADE
