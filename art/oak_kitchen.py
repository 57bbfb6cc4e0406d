"""Kitchens with tall units of pale oak: an oven in its column on the left, a worktop under a window on the right."""
import crockery as c
import daylight as d
import geometry as g
import ingredients as i
import materials as m
import still_life as s
import wides
from kitchen import TOP, board, bowl, vase

FRONT = -0.644


def room(fronts="oak", stone="quartz_light", wall="clay_wall", opening=(0.9, 1.5), view="outside_trees", bars=(1, 0), frame="white_frame"):
    """`opening` = (z0, z1) in the column at x = 0."""
    d.wall(-3.0, 3.6, 4.2, wall, (0.95, 2.25, 1.14, 2.24), frame, view, bars, drop=0.7)
    d.tall_units([-2.1, -1.5, -0.9, -0.3, 0.3], fronts, -0.64, 2.4, (3, *opening))
    d.base(0.3, 2.7, "sand_front" if fronts == "oak" else fronts, stone)
    d.tiles(0.3, 2.7, TOP, TOP + 0.195, 0.065, 0.195, "white_tile")
    d.floor("pale_floor" if fronts != "oak" else "terrazzo_floor", 0.6 if fronts == "oak" else 0.16)


def light(left=110, window=0.9):
    d.day(0.46, left, 40, 0.5)
    d.sun(-30, 28, 2.7, (0.0, 1.3, 1.7, 1.5), bars=1, leaves=40, seed=5)


def loaf(x, y, z, turn, seed):
    return s.set_down(i.loaf(seed=seed), x, y, z, turn)


def paper_bag(x, y, z, turn, h=0.27):
    """A standing paper bag, open at the top."""
    ring = lambda w, t, high, wave: [(px, py, high + wave * (1 if k % 5 == 0 else 0.2)) for k, (px, py) in enumerate(g.rounded_rect(w, t, 0.012, 4))]
    bag = g.loft("bag", [ring(0.15, 0.09, 0.0, 0), ring(0.152, 0.092, 0.08, 0), ring(0.148, 0.10, 0.16, 0), ring(0.152, 0.094, h, 0.004), ring(0.149, 0.091, h - 0.001, 0.004), ring(0.144, 0.09, 0.05, 0)], m.get("kraft"), False, True)
    return s.set_down(bag, x, y, z, turn)


def wet_sand():
    """A microwave above an oven, both in warm grey glass."""
    room(opening=(0.62, 0.62 + 0.6 + 0.46))
    wides._product("eo-6066", 0, FRONT, 0.6225)
    wides._product("mw-4540", 0, FRONT, 0.62 + 0.6025)
    board(0.62, -0.085, TOP + 0.004)
    vase(0.84, -0.26, TOP, 0.24)
    d.plant(1.35, -0.04, 1.142, 1.0, "sand_clay")
    light()
    d.view(17, 2, 40, ((-0.62, -0.66, 0.42), (1.35, -0.2, 2.0)), (0.92, 0.9))
    return d.GRADE


def baker():
    """The oven at 90 cm, loaves and paper bags on the worktop under the window."""
    room("white_front", "marble", "chalk_wall", opening=(0.9, 1.5))
    wides._product("eo-6066", 0, FRONT, 0.9025)
    for k, (x, y, turn) in enumerate(((0.60, -0.42, 70), (0.84, -0.36, 62), (1.08, -0.42, 76), (0.74, -0.20, 8), (1.08, -0.17, -6))):
        loaf(x, y, TOP + 0.001, turn, 2.0 + k * 3.3)
    for k, (x, y, turn, high) in enumerate(((1.33, -0.30, 28, 0.25), (1.50, -0.20, -20, 0.27))):
        paper_bag(x, y, TOP + 0.001, turn, high)
    light()
    d.view(19, 9, 42, ((-0.36, -0.66, 0.72), (1.55, -0.1, 1.70)), (0.93, 0.9))
    return d.GRADE


def two_bowls():
    """Ten past eight in the morning: a bowl of rice and a bowl of porridge in front of the window."""
    room(wall="chalk_wall", stone="marble", opening=(1.18, 1.57))
    wides._product("mw-3828", 0, FRONT, 1.1825)
    for x, y, filling, material in ((0.52, -0.42, "rice", "sea_blue"), (0.76, -0.36, "congee", "stoneware")):
        level, r = c.bowl(x, y, TOP + 0.001, 0.08, 0.06, material)
        c.filling(x, y, level - 0.006, r * 0.985, filling, lambda px, py: 0.5, c.lumpy(0.0022, 160 if filling == "rice" else 70, 3.0), 60, 160)
        s.steam(x, y + 0.03, level + 0.02, 0.16, 0.26, 0.22, x * 9)
    c.mug(0.98, -0.24, TOP + 0.001, material="sea_blue")
    light(90)
    d.view(15, 10, 46, ((-0.34, -0.66, 0.80), (1.02, -0.1, 1.60)), (0.92, 0.9))
    return {**d.GRADE, "exposure": 0.72}


def one_plug():
    """A combi steam oven where the old oven was."""
    room("sage_front", "quartz_light", "chalk_wall", opening=(0.78, 1.38))
    wides._product("so-6058", 0, FRONT, 0.7825)
    bowl(1.12, -0.32, TOP)
    board(0.58, -0.085, TOP + 0.004)
    d.plant(1.3, -0.04, 1.142, 1.0)
    for x in (1.02, 1.18):  # sockets above the worktop
        g.rect_plate("socket", 0.086, 0.086, 0.008, (x - 0.24, -0.012, TOP + 0.125), m.get("white_frame"), 0.006, face="xz")
        for px, pz, w, h in ((0, 0.014, 0.007, 0.016), (-0.013, -0.012, 0.014, 0.006), (0.013, -0.012, 0.014, 0.006)):
            g.box("pin hole", (w, 0.002, h), (x - 0.24 + px, -0.0165, TOP + 0.125 + pz), m.get("black_print"), 0.0002)
    light()
    d.view(18, 3, 46, ((-0.45, -0.66, 0.58), (1.05, -0.2, 1.62)), (0.88, 0.9))
    return d.GRADE


def merbau():
    """A hotel suite behind a shophouse wall: two white glass fronts in oak, a hob and a hood, shutters in the window."""
    d.wall(-3.4, 4.2, 4.2, "chalk_wall", (1.75, 2.85, 0.98, 2.55), "shutter", "outside_trees", (1, 22))
    d.tall_units([-2.1, -1.5, -0.9, -0.3], "oak", -0.64, 2.4, (2, 0.80, 0.80 + 0.46 + 0.393))
    wides._product("so-6050", -0.6, FRONT, 0.8025)
    wides._product("mw-3828", -0.6, FRONT, 0.80 + 0.4625)
    d.base(-0.3, 1.7, "oak", "quartz_light")
    d.tiles(-0.3, 1.7, TOP, TOP + 1.365, 0.065, 0.195, "green_tile")
    wides._product("hb-6240", 0.62, -0.33, TOP)
    wides._product("rh-9020", 0.62, 0, TOP + 0.66)
    bowl(1.32, -0.32, TOP)
    vase(0.0, -0.2, TOP, 0.22)
    d.floor("terrazzo_floor", 0.6)
    d.day(0.46, 90, 40, 0.5)
    d.sun(34, 30, 2.6, (0.0, 1.2, 1.6, 1.6), bars=1, leaves=30)
    d.view(-11, 2, 33, ((-1.05, -0.66, 0.2), (1.95, 0, 2.15)), (0.86, 0.93))
    return d.GRADE


def roast():
    """The award-winning oven with its bronze handle, in clay-coloured walls."""
    room("white_front", "quartz_light", "clay_wall", opening=(0.82, 1.42))
    wides._product("eo-6076", 0, FRONT, 0.8225)
    c.plate(0.70, -0.38, TOP + 0.001, 0.13, "glaze_white")
    d.plant(0.98, -0.22, TOP, 1.1, "terracotta", 3, 32)
    light()
    d.view(-20, 4, 52, ((-0.62, -0.66, 0.72), (0.72, -0.3, 1.58)), (0.90, 0.92))
    return d.GRADE


def fifteen_minutes():
    """Two loaves in the oven, a cup of tea and a cloth on the worktop."""
    room("oak", "quartz_light", "chalk_wall", opening=(0.9, 1.5))
    wides._product("eo-6072", 0, FRONT, 0.9025)
    c.mug(0.56, -0.42, TOP + 0.001, material="sea_blue")
    c.filling(0.56, -0.42, TOP + 0.074, 0.0385, "tea", rings=12, steps=60)
    s.steam(0.56, -0.40, TOP + 0.09, 0.09, 0.2, 0.2, 6.1)
    d.folded_cloth(0.86, -0.36, TOP, 8, 0.24, 0.16)
    d.plant(1.3, -0.04, 1.142, 1.0, "terracotta")
    light()
    d.view(17, 6, 54, ((-0.34, -0.66, 0.80), (1.02, -0.2, 1.62)), (0.94, 0.92))
    return d.GRADE


def wiped_oven():
    """A cold oven without a handle, a bowl of water and a cloth beside it."""
    room("blue_front", "marble", "chalk_wall", opening=(0.72, 1.32))
    wides._product("eo-6074", 0, FRONT, 0.7225, inside="empty")
    water_and_cloth(0.62, -0.36)
    d.plant(1.3, -0.04, 1.142, 1.05, "glaze_white", 4, 30)
    light()
    d.view(20, 5, 46, ((-0.45, -0.66, 0.55), (1.05, -0.2, 1.60)), (0.90, 0.92))
    return d.GRADE


def wiped_microwave():
    """A combi microwave at eye height, a bowl of water with lemon on the worktop."""
    room("white_front", "quartz_light", "clay_wall", opening=(1.06, 1.52))
    wides._product("mw-4544", 0, FRONT, 1.0625)
    water_and_cloth(0.66, -0.38)
    bowl(1.12, -0.26, TOP)
    light()
    d.view(14, 6, 52, ((-0.36, -0.66, 0.84), (1.10, -0.2, 1.66)), (0.92, 0.92))
    return d.GRADE


def wiped_steam_oven():
    """A steam oven in oak, a jug-sized bowl of fresh water and a cloth beside it."""
    room("oak", "terrazzo", "chalk_wall", opening=(0.86, 1.46))
    wides._product("so-6065", 0, FRONT, 0.8625)
    water_and_cloth(0.64, -0.40)
    vase(1.05, -0.2, TOP, 0.24)
    light()
    d.view(22, 8, 48, ((-0.38, -0.66, 0.76), (1.0, -0.2, 1.60)), (0.92, 0.92))
    return d.GRADE


def water_and_cloth(x, y):
    """A bowl of water and a folded linen cloth, for wiping."""
    c.bowl(x, y, TOP + 0.001, 0.085, 0.06, "sea_blue")
    c.filling(x, y, TOP + 0.047, 0.076, "water", rings=12, steps=80)
    d.folded_cloth(x + 0.22, y + 0.03, TOP)
