"""A bright HDB kitchen by day: sage fronts, white tiles, light quartz, a window beside the hob."""
import math

from mathutils import Matrix

import crockery as c
import daylight as d
import geometry as g
import ingredients as i
import materials as m
import still_life as s
import wides
from kitchen import TOP, board, bowl, place, pot, vase

HOB = -0.34
FRONTS, STONE = "sage_front", "quartz_light"


def room(hob, hood, oven=None, lit=False):
    """Hob and hood between two wall units, the window to the right of them. Returns nothing; the hob is at x = 0."""
    d.wall(-3.4, 3.6, 4.0, window=(0.98, 2.05, 1.12, 2.25), bars=(1, 0))
    y, high = d.base(-2.4, 2.4, FRONTS, STONE, oven=0 if oven else None)
    if oven:
        wides._product(oven, 0, *d.under_top(y, high))
    d.tiles(-2.4, 0.96, TOP, TOP + 1.3, 0.1, 0.1, "white_tile")
    d.tiles(0.96, 2.4, TOP, 1.12, 0.1, 0.1, "white_tile", seed=4)
    d.wall_units(-2.4, -0.46, 1.52, 2.3, FRONTS)
    d.wall_units(0.46, 0.94, 1.52, 2.3, FRONTS, 0.48)
    wides._product(hob, 0, HOB, TOP, lit=lit)
    wides._product(hood, 0, 0, TOP + 0.45)
    d.floor("terrazzo_floor", 0.6)


def light():
    d.day(0.42, 70, 60)
    d.sun(38, 30, 3.4, (-0.5, 1.12, 1.7, 1.5), bars=1, leaves=44)
    d.hood_glass()


def renovated():
    """The third evening of the renovation, a little early: soup on a new hob."""
    room("hb-7320", "rh-7510", "eo-6060", lit=False)
    pot(-0.18, HOB + 0.03, TOP + 0.052, 0.12, 0.13, "sea_blue")
    s.steam(-0.18, HOB + 0.02, TOP + 0.22, 0.28, 0.4, 0.12, 4.0)
    board(-0.72, -0.075, TOP + 0.004)
    bowl(-0.98, -0.30, TOP)
    d.plant(1.32, -0.05, 1.122, 1.05)
    d.plant(1.62, -0.05, 1.122, 0.85, "glaze_white", 5, 20)
    vase(0.72, -0.22, TOP, 0.22)
    light()
    d.view(-9, 2, 33, ((-1.05, -0.66, 0.2), (1.5, 0, 2.1)), (0.80, 0.93))
    return d.GRADE


def congee():
    """A pot of congee on the smallest flame; seven bowls wait beside it."""
    room("hb-7830", "rh-9010", lit=False)
    pot(0.17, HOB - 0.09, TOP + 0.052, 0.105, 0.12, "sand_clay")
    s.steam(0.17, HOB - 0.08, TOP + 0.22, 0.22, 0.34, 0.16, 4.0)
    for k in range(4):
        c.bowl(0.62, -0.30, TOP + 0.001 + k * 0.021, 0.072, 0.05, "glaze_white")
    for k in range(3):
        c.bowl(0.80, -0.24, TOP + 0.001 + k * 0.021, 0.072, 0.05, "glaze_white")
    c.bowl(0.66, -0.47, TOP + 0.001, 0.05, 0.038, "stoneware")
    board(-0.66, -0.075, TOP + 0.004)
    d.plant(1.30, -0.05, 1.122, 1.0)
    light()
    d.view(14, 12, 50, ((-0.46, -0.5, TOP - 0.16), (0.95, 0, TOP + 0.72)), (0.86, 0.90))
    return d.GRADE


def award_pair():
    """The hood above the hob, the oven below it."""
    room("hb-7830", "rh-9010", "eo-6076")
    pot(-0.2, HOB + 0.02, TOP + 0.052, 0.115, 0.12, "copper")
    bowl(0.70, -0.30, TOP)
    board(-0.70, -0.075, TOP + 0.004)
    light()
    d.view(11, 0, 40, ((-0.70, -0.66, 0.16), (0.82, 0, 2.0)), (0.86, 0.95))
    return d.GRADE


def clean_filters():
    """The two grease filters of a hood dry on a cloth."""
    room("hb-7830", "rh-9010")
    d.cloth(0.72, -0.34, TOP)
    for k in range(2):
        grease_filter(0.64 + 0.03 * k, -0.33 - 0.035 * k, TOP + 0.006 + 0.0135 * k, 8 - 15 * k)
    vase(1.06, -0.2, TOP, 0.22)
    light()
    d.view(19, 15, 44, ((-0.46, -0.6, TOP), (1.0, 0, TOP + 0.92)), (0.90, 0.92))
    return d.GRADE


def grease_filter(x, y, z, turn, w=0.30, h=0.24):
    """A steel frame with baffles, lying flat."""
    made = [g.rect_plate("filter frame", w, h, 0.012, (0, 0, 0.006), m.get("satin"), 0.010, [g.rounded_rect(w - 0.028, h - 0.028, 0.005)], 0.002)]
    for k in range(11):
        made.append(g.box("baffle", (0.014, h - 0.026, 0.008), ((k - 5) * (w - 0.03) / 11, 0, 0.005), m.get("steel_y"), 0.003))
    g.parent(made, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))


def two_cups():
    """Two cups of tea beside the hob, before the toolbox is opened."""
    room("hb-7320", "rh-7510")
    for x, y, material in ((0.62, -0.42, "sea_blue"), (0.76, -0.35, "stoneware")):
        c.mug(x, y, TOP + 0.001, material=material)
        c.filling(x, y, TOP + 0.074, 0.0385, "tea", rings=12, steps=60)
        s.steam(x, y + 0.02, TOP + 0.09, 0.09, 0.2, 0.2, x * 9)
    c.plate(0.94, -0.40, TOP + 0.001, 0.10, "glaze_white")
    for k in range(4):
        for part in i.tart(k * 2.2):
            s.set_down(part, 0.915 + 0.052 * (k % 2), -0.425 + 0.052 * (k // 2), TOP + 0.009, k * 40)
    d.plant(1.32, -0.05, 1.122, 1.05)
    light()
    d.view(20, 13, 50, ((-0.10, -0.5, TOP - 0.02), (1.30, -0.05, TOP + 0.58)), (0.92, 0.92))
    return d.GRADE


def half_past_six():
    """The rice is on: a pot on the flame, garlic and spring onions on the board, scissors nobody can find."""
    room("hb-7320", "rh-9010", lit=True)
    pot(-0.18, HOB + 0.03, TOP + 0.052, 0.12, 0.13, "sand_clay")
    s.steam(-0.18, HOB + 0.05, TOP + 0.24, 0.26, 0.34, 0.2, 4.0)
    cut = place(lambda: c.chopping_board(0, 0, 0.40, 0.27), 0.68, -0.36, TOP)
    for k in range(5):
        s.set_down(i.kailan_stem(0.15, 0.005, k * 1.7), 0.64, -0.29 - k * 0.013, TOP + cut + 0.005, 84 + k * 4)
    s.strew(i.scallion(), 60, 5, 0.75, -0.38, TOP + cut + 0.001, 0.05)
    c.bowl(0.60, -0.45, TOP + cut, 0.04, 0.03, "sea_blue")
    d.plant(1.32, -0.05, 1.122, 1.05)
    d.day(0.34, 50, 50)
    d.sun(46, 18, 3.6, (-0.2, 1.2, 2.2, 1.5), bars=1, leaves=44)
    d.hood_glass()
    d.view(17, 12, 42, ((-0.45, -0.6, TOP - 0.02), (1.0, 0, TOP + 0.86)), (0.92, 0.92))
    return {**d.GRADE, "exposure": 0.92}
