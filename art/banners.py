"""The wide pictures of the banners, each with a scene in the kitchen. The left third stays quiet, because the headline covers it."""
import math

import crockery as c
import geometry as g
import materials as m
import recipes
import still_life as s
import studio
import wides
from kitchen import TOP, board, bowl, counter, place, vase

HOB = -0.33  # Y of the centre of a hob; the wall is at Y = 0


def _wok(x, y, z, r=0.175, h=0.085):
    """A carbon steel wok with one long handle towards the viewer. Greens are frying in it."""
    outer = [(r * k / 12, h * (k / 12) ** 2) for k in range(13)]
    inner = [(px * 0.988, pz + 0.0022) for px, pz in reversed(outer)]
    g.lathe("wok", [*outer, *inner], (x, y, z), m.get("cast_iron"), 128)
    turn = math.radians(-148)
    reach = lambda d, dz: (x + d * math.cos(turn), y + d * math.sin(turn), z + h + dz)
    g.tube("socket", [reach(r * 0.97, -0.012), reach(r + 0.03, 0.002), reach(r + 0.07, 0.012)], 0.009, m.get("cast_iron"), smooth=True)
    g.tube("handle", [reach(r + 0.07, 0.012), reach(r + 0.13, 0.026), reach(r + 0.20, 0.040)], 0.0135, m.get("board"), smooth=True)
    place(recipes.kailan, x - 0.015, y - 0.02, z + 0.042)


def high_heat():
    """A wok over a full flame. Its steam rises into the slot of a slanted hood."""
    counter(-3.2, 2.6)
    wides._product("rh-9010", 0, 0, TOP + 0.66)
    wides._product("hb-7830", 0, HOB, TOP)
    _wok(-0.2, HOB + 0.02, TOP + 0.05)
    for dx, width, seed in ((0.01, 0.42, 6.2), (-0.03, 0.34, 17.9)):
        s.steam(-0.2 + dx, HOB + 0.05, TOP + 0.10, width, 0.62, 0.28, seed)
    board(0.70, -0.075, TOP + 0.006)
    bowl(0.56, -0.22, TOP)
    wides._dusk()
    studio.card((-1.9, -2.2, 1.2), (0, 0, 1.7), (1.0, 1.8), 0.0, 0.5, roll=-12)
    studio.camera(15, 13, 62, ((-0.42, -0.56, TOP), (0.46, -0.05, TOP + 0.90)), (0.5, 0.98), level=True, offset=(0.17, 0.0))
    return {**wides.GRADE, "exposure": 1.7}


def _setting(x, y, turn):
    """A small bowl and a spoon for one guest."""
    c.bowl(x, y, 0.0015, 0.055, 0.046, "stoneware")
    c.chinese_spoon(x + 0.085, y - 0.02, 0.0022, 80 + turn, "dark_glaze", (0, 0))


def table_for_six():
    """Three dishes in the middle of a long table, six bowls around them."""
    s.table(cloth=False, seed=3.0)
    place(recipes.kailan_on_a_plate, 0.33, -0.06)
    place(recipes.buns, 0.06, 0.02)
    place(recipes.congee, 0.27, 0.20)
    for x in (-0.12, 0.16, 0.46):
        _setting(x, -0.25, 4)
    for x in (-0.06, 0.50, 0.74):
        _setting(x, 0.36, -6)
    c.chopsticks(0.62, -0.16, 78)
    s.steam(0.06, 0.07, 0.11, 0.24, 0.26, 0.5, 3.1)
    s.steam(0.27, 0.24, 0.06, 0.17, 0.2, 0.36, 8.8)
    s.light(1.6)
    s.camera(((-0.10, -0.26, 0), (0.52, 0.34, 0.12)), (0.56, 0.94), -10, 25, focus=(0.15, -0.02, 0.08), offset=(0.15, -0.04), stop=8)
    return {**s.GRADE, "exposure": 1.25}


def clean_plates():
    """The dishwasher beside the basin, open in the morning, with clean plates."""
    counter(-3.4, 3.0, (0, -0.36, 0.886, 0.486), depth=0.72)
    box = wides._product("sd-9008", 0, -0.36, TOP, lid_angle=72)
    vase(-0.56, -0.15, TOP, 0.20)
    for k in range(4):
        c.plate(0.60, -0.30, TOP + k * 0.0075, 0.115, "glaze_white")
    c.bowl(0.60, -0.30, TOP + 0.031, 0.075, 0.055, "stoneware")
    studio.world(0.08, [(-1, 0.1), (0, 0.25), (0.3, 0.4), (0.55, 0.3), (0.8, 0.12), (1, 0.5)], color=(1, 0.93, 0.84))
    studio.area("left window", (-2.2, -1.0, TOP + 1.5), (0.1, -0.3, TOP), (0.9, 1.4), 80, (1, 0.93, 0.84))
    studio.area("under shelf", (0.4, -0.10, TOP + 1.0), (0.4, -0.24, TOP), (2.0, 0.06), 9, wides.WARM, mirrored=False)
    studio.camera(19, 30, 60, box, (0.52, 0.84), offset=(0.13, -0.03))
    return {**wides.GRADE, "exposure": 2.0}


def build(name):
    return globals()[name.replace("-", "_")]()
