"""The showroom at Kiln Lane: ovens in tall oak units, a wok kitchen under a window, a long table in front of them."""
import math

import crockery as c
import daylight as d
import geometry as g
import ingredients as i
import materials as m
import still_life as s
import studio
import wides
from banners import _wok
from kitchen import TOP, board, bowl, place, pot, vase

FRONT = -0.644
TABLE, TABLE_Y = 0.75, -2.15


def room(hob="hb-7830", hood="rh-9010", lower="eo-6066", upper="so-6065"):
    """The hob is at x = 0.2, the column of ovens at x = -1.5."""
    d.wall(-4.4, 4.4, 4.4, "chalk_wall", (1.35, 2.75, TOP + 0.2, 2.45), "black_frame", "outside_trees", (1, 0), drop=1.0)
    d.tall_units([-3.0, -2.4, -1.8, -1.2, -0.6], "oak", -0.64, 2.4, (2, 0.62, 0.62 + 1.2))
    wides._product(lower, -1.5, FRONT, 0.6225)
    wides._product(upper, -1.5, FRONT, 0.62 + 0.6025)
    d.base(-0.6, 3.0, "blue_front", "quartz_light")
    d.tiles(-0.6, 1.3, TOP, TOP + 1.365, 0.065, 0.195, "white_tile")
    d.tiles(1.3, 3.0, TOP, TOP + 0.195, 0.065, 0.195, "white_tile", seed=4)
    wides._product(hob, 0.2, -0.34, TOP)
    wides._product(hood, 0.2, 0, TOP + 0.45)
    d.floor("pale_floor")


def table(x0=-1.5, x1=1.5, y=TABLE_Y, depth=0.9):
    """A long table of pale oak."""
    planks = 5
    for k in range(planks):
        wide = depth / planks
        g.box("plank", (x1 - x0, wide - 0.0015, 0.034), ((x0 + x1) / 2, y - depth / 2 + (k + 0.5) * wide, TABLE - 0.017), m.pale_oak("table %d" % k, k * 3.7 + 0.4, "x"), 0.002)
    leg = m.pale_oak("table leg", 8.2)
    for x in (x0 + 0.12, x1 - 0.12):
        for side in (-1, 1):
            g.box("leg", (0.062, 0.062, TABLE - 0.034), (x, y + side * (depth / 2 - 0.1), (TABLE - 0.034) / 2), leg, 0.004)


def settings(xs, y, turn=0):
    """A bowl on a plate and a spoon for each guest."""
    for x in xs:
        level = c.plate(x, y, TABLE + 0.001, 0.115, "glaze_white")
        c.bowl(x, y, level + 0.001, 0.062, 0.046, "stoneware")
        c.chinese_spoon(x + 0.15, y, TABLE + 0.002, 80 + turn, "glaze_white", (0, 0))


def steamer_of_buns(x, y, z):
    floor = c.steamer(x, y, z, 0.125)
    for k in range(5):
        a = k * 2 * math.pi / 5
        s.set_down(i.bun(0.034, seed=k * 2.1), x + 0.062 * math.cos(a), y + 0.062 * math.sin(a), floor, k * 50)


def pendant(x, y=TABLE_Y, z=1.62):
    """A lamp that hangs over the table."""
    shade = [(0.014, 0.17), (0.03, 0.165), (0.13, 0.03), (0.135, 0.0), (0.131, 0.0), (0.126, 0.03), (0.026, 0.155)]
    g.lathe("shade", shade, (x, y, z), m.get("board"), 96)
    g.tube("cord", [(x, y, z + 0.17), (x, y, 4.4)], 0.003, m.get("black_satin"))
    g.lathe("bulb", [(0, -0.035), (0.025, -0.02), (0.03, 0), (0.02, 0.025), (0, 0.03)], (x, y, z + 0.055), m.get("digits_warm"), 32)
    studio.area("pendant", (x, y, z + 0.01), (x, y, 0), (0.2, 0.2), 7, (1, 0.80, 0.56), mirrored=False)


def evening():
    """Low warm sun through the front windows."""
    d.day(0.34, 70, 60, 0.6)
    d.sun(-52, 17, 3.2, (0.2, 1.2, 3.0, 1.7), bars=3)
    d.hood_glass(2.5)
    d.without_lamps("flame", "low lamp")


def morning():
    d.day(0.46, 120, 60, 0.7)
    d.sun(42, 31, 2.7, (-0.2, 1.1, 2.4, 1.7), bars=2, leaves=34, seed=4)
    d.hood_glass(2.5)
    d.without_lamps("flame", "low lamp")


def thursday():
    """Half past six: the table is laid for six guests and a cook, the buns are done."""
    room()
    table(-1.2, 1.2, depth=0.8)
    settings((-0.80, -0.15, 0.50), TABLE_Y - 0.24)
    settings((-0.80, -0.15, 0.50), TABLE_Y + 0.26)
    settings((0.92,), TABLE_Y + 0.01)
    steamer_of_buns(0.18, TABLE_Y + 0.02, TABLE + 0.001)
    steamer_of_buns(0.50, TABLE_Y + 0.03, TABLE + 0.001)
    s.steam(0.18, TABLE_Y + 0.06, TABLE + 0.06, 0.24, 0.3, 0.16, 3.0)
    pot(-0.42, TABLE_Y, TABLE + 0.001, 0.12, 0.11, "sea_blue")
    c.plate(-0.80, TABLE_Y + 0.01, TABLE + 0.001, 0.13, "stoneware")
    for k in range(7):
        s.set_down(i.dumpling(0.05, k * 1.3), -0.80 + 0.062 * math.cos(k * 0.9), TABLE_Y + 0.01 + 0.062 * math.sin(k * 0.9), TABLE + 0.012, k * 51)
    _wok(0.0, -0.32, TOP + 0.05)
    vase(1.05, -0.22, TOP, 0.24)
    for x in (-0.62, 0.62):
        pendant(x)
    for x in (-0.80, -0.15, 0.50):
        d.stool(x, TABLE_Y + 0.58, 0.46)
    evening()
    d.view(-9, 14, 38, ((-1.55, TABLE_Y - 0.3, TABLE - 0.1), (1.2, -0.6, 1.9)), (0.96, 0.96))
    return {**d.GRADE, "exposure": 0.95}


def test_day():
    """Forty custards of one morning, in rows in front of the oven that baked them."""
    room(lower="eo-6074", upper="so-6065")
    table()
    for row in range(4):
        for k in range(10):
            x, y = -1.20 + k * 0.235, TABLE_Y - 0.27 + row * 0.185
            level, r = c.bowl(x, y, TABLE + 0.001, 0.062, 0.045, "glaze_white")
            c.filling(x, y, level - 0.004, r * 0.985, "custard", lambda px, py: 0.06, c.lumpy(0.0008, 40, k + row * 3.0), 24, 60)
    morning()
    d.view(15, 19, 42, ((-1.45, TABLE_Y - 0.34, TABLE - 0.03), (1.05, -0.64, 1.55)), (0.94, 0.94))
    return {**d.GRADE, "exposure": 0.80}


def adviser():
    """An induction hob on the table's end of the showroom, a pan to try, two cups."""
    room("hb-8041", "rh-9010", "eo-6072", "so-6065")
    pot(0.42, -0.28, TOP + 0.008, 0.105, 0.11, "polished")
    s.steam(0.42, -0.26, TOP + 0.16, 0.22, 0.34, 0.14, 4.0)
    for x, material in ((0.80, "sea_blue"), (0.92, "stoneware")):
        c.mug(x, -0.40 + (x - 0.8), TOP + 0.001, material=material)
    board(1.06, -0.085, TOP + 0.004)
    bowl(1.30, -0.26, TOP)
    morning()
    d.view(-24, 7, 40, ((-1.75, -0.66, 0.7), (1.35, 0, 2.0)), (0.90, 0.90))
    return d.GRADE


def whole():
    """Test kitchen and showroom in one room."""
    room()
    table()
    bowl(0.55, TABLE_Y + 0.05, TABLE + 0.001, 0.14)
    place(lambda: c.chopping_board(0, 0), -0.35, TABLE_Y - 0.08, TABLE)
    for k in range(2):
        s.set_down(i.loaf(seed=2.0 + 3.3 * k), -0.47 + 0.2 * k, TABLE_Y - 0.08, TABLE + 0.024, 78 + 9 * k)
    c.mug(0.95, TABLE_Y - 0.16, TABLE + 0.001, material="sea_blue")
    pot(0.38, -0.34, TOP + 0.052, 0.105, 0.12, "copper")
    for x in (-0.75, 0.05, 0.85):
        d.stool(x, TABLE_Y + 0.66, 0.46)
    d.plant(1.75, -0.03, TOP + 0.212, 1.1, "terracotta", 3, 30)
    d.plant(2.05, -0.03, TOP + 0.212, 0.9, "glaze_white", 5, 24)
    morning()
    d.view(13, 7, 34, ((-1.7, TABLE_Y - 0.4, 0.45), (1.8, 0, 2.1)), (0.97, 0.97))
    return d.GRADE


def row_of_ovens():
    """Four appliances in a row at one height, as in a shop where all of them are connected."""
    d.wall(-4.4, 4.4, 4.4, "clay_wall")
    for k, (code, height) in enumerate((("eo-6060", 0.6), ("so-6065", 0.6), ("eo-6066", 0.6), ("eo-6072", 0.6))):
        x = -1.2 + k * 0.8
        d.tall_units([x - 0.4, x - 0.3, x + 0.3, x + 0.4], "white_front", -0.64, 2.4, (1, 0.92, 0.92 + height))
        wides._product(code, x, FRONT, 0.9225)
    table(-1.7, 1.7, -1.75, 0.6)
    bowl(-0.9, -1.75, TABLE + 0.001, 0.13)
    d.plant(1.1, -1.75, TABLE + 0.001, 1.2, "terracotta", 3, 32)
    d.floor("terrazzo_floor", 0.6)
    morning()
    d.view(-15, 4, 40, ((-1.5, -1.8, 0.70), (1.45, -0.64, 1.85)), (0.96, 0.90))
    return d.GRADE
