"""A kitchen on a balcony: a long opening instead of a wall, plants on the parapet, morning sun."""
import math

import bpy

import banners
import crockery as c
import daylight as d
import geometry as g
import materials as m
import products
import still_life as s
import wides
from kitchen import TOP, bowl, pot

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


def washed_caps():
    """A cold hob without its pan supports; the burner caps dry on a cloth beside it."""
    room()
    wides._product("hb-7830", -0.12, Y + 0.02, TOP, lit=False)
    without_supports()
    d.folded_cloth(0.52, Y, TOP, -5, 0.30, 0.34, 1)
    for x, y, r in ((0.46, 0.06, 0.060), (0.59, 0.02, 0.044), (0.49, -0.09, 0.038)):
        g.lathe("cap", [(0, 0), (r, 0), (r * 1.02, 0.002), (r, 0.007), (r * 0.92, 0.010), (0, 0.0115)], (x, Y + y, TOP + 0.006), m.get("enamel"), 96)
    pots(((-0.86, 1.0, "terracotta"), (0.80, 1.0, "glaze_white")))
    light(-34)
    d.view(13, 25, 48, ((-0.55, -0.64, TOP), (0.70, -0.1, TOP + 0.30)), (0.90, 0.82))
    return GRADE


def without_supports():
    """Take the pan supports and the caps off."""
    for obj in [o for o in bpy.context.scene.collection.objects if o.name.split(".")[0] in ("bar", "foot", "pad", "finger", "cap") and TOP < o.matrix_world.translation.z < TOP + 0.2]:
        bpy.data.objects.remove(obj)


def hob_and_sink():
    """A hob and a sink with dishwasher in one worktop."""
    _, _, w, depth, _, _ = products.PRODUCTS["sd-9008"]
    room("sage_front", "marble", (0.62, Y, w - 0.014, depth - 0.014))
    wides._product("sd-9008", 0.62, Y, TOP, lid_angle=0)
    wides._product("hb-7830", -0.62, Y, TOP, lit=False)
    d.folded_cloth(0.0, Y - 0.06, TOP, 9)
    pots(((-1.2, 1.0, "terracotta"), (-0.95, 0.8, "glaze_white"), (0.05, 1.05, "terracotta"), (1.2, 0.9, "sand_clay")))
    light()
    d.view(-13, 20, 38, ((-1.05, -0.68, TOP - 0.1), (1.10, -0.1, TOP + 0.40)), (0.94, 0.80))
    return GRADE


def old_hob():
    """A hob that is no longer sold, still in use among the herbs."""
    room(stone="marble")
    wides._product("hb-7630", 0.0, Y, TOP, lit=True)
    pot(-0.2, Y + 0.02, TOP + 0.054, 0.105, 0.10, "copper")
    s.steam(-0.2, Y + 0.05, TOP + 0.2, 0.22, 0.26, 0.2, 4.0)
    bowl(0.64, -0.30, TOP)
    pots(((-0.9, 1.1, "terracotta"), (-0.62, 0.9, "glaze_white"), (-0.36, 0.8, "sand_clay"), (0.5, 1.0, "terracotta"), (0.8, 0.9, "glaze_white")))
    light(-46)
    d.view(-18, 17, 46, ((-0.56, -0.62, TOP), (0.72, -0.05, TOP + 0.44)), (0.88, 0.84))
    return GRADE
