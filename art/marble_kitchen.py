"""A white kitchen with a marble island in front of a wall of pale oak and open shelves."""
import bpy
from mathutils import Matrix

import crockery as c
import daylight as d
import geometry as g
import materials as m
import wides
from kitchen import TOP, board, bowl, pot, vase

ISLAND = -1.9  # Y of the middle of the island


def _back(stone="marble"):
    """The wall behind: a counter, two shelves with crockery, a window on the right."""
    d.wall(-4.0, 4.2, 4.4, "chalk_wall", (0.95, 2.5, 1.16, 2.5), "black_frame", "outside_trees", (1, 0), drop=1.3)
    d.base(-3.4, 3.2, "oak", stone)
    g.box("splash", (6.6, 0.014, 0.22), (-0.1, -0.007, TOP + 0.11), m.get(stone), 0.001)
    for z in (1.48, 1.84):
        g.box("shelf", (2.6, 0.24, 0.028), (-0.9, -0.12, z), m.pale_oak("shelf %.2f" % z, z, "x"), 0.002)
    for k, (x, z, kind) in enumerate(((-1.9, 1.494, "plates"), (-1.5, 1.494, "bowls"), (-0.95, 1.494, "mugs"), (-0.15, 1.494, "bowls"), (-1.7, 1.854, "mugs"), (-0.7, 1.854, "plates"))):
        if kind == "plates":
            for i in range(6):
                c.plate(x, -0.13, z + i * 0.0075, 0.108, "glaze_white" if k else "stoneware")
        elif kind == "bowls":
            for i in range(4):
                c.bowl(x, -0.13, z + i * 0.021, 0.07, 0.05, "stoneware" if k % 2 else "glaze_white")
        else:
            for i in range(3):
                c.mug(x + i * 0.115, -0.12, z, material="stoneware" if i != 1 else "sea_blue")
    d.plant(-0.25, -0.12, 1.854, 1.0, "sand_clay", 4, 30)
    d.floor("pale_floor")


def _island(x0=-1.15, x1=1.15, depth=0.95):
    """A marble top with waterfall ends."""
    t, y = 0.04, ISLAND
    g.box("island top", (x1 - x0, depth, t), ((x0 + x1) / 2, y, TOP - t / 2), m.get("marble"), 0.002)
    for x in (x0 + t / 2, x1 - t / 2):
        g.box("island end", (t, depth, TOP - t), (x, y, (TOP - t) / 2), m.get("marble"), 0.002)
    count = 3
    for i in range(count):
        a = x0 + t + (x1 - x0 - 2 * t) * i / count
        b = x0 + t + (x1 - x0 - 2 * t) * (i + 1) / count
        for z0, z1 in ((0.1, 0.5), (0.5, TOP - t - 0.02)):
            d.panel(a, b, z0, z1, "oak", y - depth / 2 + 0.03)
    g.box("island body", (x1 - x0 - 0.1, depth - 0.12, TOP - 0.16), ((x0 + x1) / 2, y + 0.02, TOP / 2), m.get("black_print"), 0.001)


def light():
    d.day(0.46, 140, 60, 0.9)
    d.sun(-40, 33, 2.7, (-0.8, 0.5, 2.0, 1.9), bars=1, leaves=40, seed=9)


def joined_fields():
    """An oval casserole on the joined zones of an island."""
    _back()
    _island()
    wides._product("hb-8041", 0, ISLAND - 0.08, TOP)
    before = set(bpy.context.scene.collection.objects)
    pot(0, 0, 0, 0.105, 0.10, "sea_blue")
    oval = Matrix.Translation((-0.2, ISLAND - 0.02, TOP + 0.0065)) @ Matrix.Rotation(1.5708, 4, "Z") @ Matrix.Diagonal((1.5, 1.0, 1.0, 1))
    for obj in set(bpy.context.scene.collection.objects) - before:
        obj.matrix_world = oval @ obj.matrix_basis
    bowl(0.74, ISLAND + 0.16, TOP)
    light()
    d.view(-17, 19, 46, ((-0.62, ISLAND - 0.42, TOP), (0.86, ISLAND + 0.3, TOP + 0.42)), (0.84, 0.80), level=True)
    return d.GRADE


def island_day():
    """An island hood above the island."""
    _back()
    _island()
    wides._product("hb-8041", 0, ISLAND - 0.08, TOP)
    wides._product("rh-1230", 0, ISLAND + 0.3, TOP + 0.74)
    bowl(0.84, ISLAND + 0.16, TOP)
    light()
    d.view(-14, 10, 34, ((-1.25, ISLAND - 0.5, 0.45), (1.25, ISLAND + 0.4, 2.15)), (0.88, 0.94))
    return d.GRADE


def quiet_white():
    """A pearl-white hood in an open kitchen."""
    d.wall(-4.4, 4.2, 4.4, "chalk_wall", (-2.6, -1.05, TOP + 0.16, 2.4), "white_frame", "outside_trees", (1, 0))
    d.base(-3.4, 2.8, "white_front", "marble", thick=0.02)
    g.box("marble wall", (2.6, 0.012, 1.7), (0.3, -0.006, TOP + 0.85), m.get("marble"), 0.001)
    wides._product("hb-7830", 0, -0.34, TOP, lit=False)
    wides._product("rh-9011", 0, 0, TOP + 0.45)
    d.wall_units(0.95, 2.15, 1.5, 2.35, "oak", 0.6)
    pot(0.17, -0.42, TOP + 0.054, 0.085, 0.10, "polished")
    vase(-0.80, -0.2, TOP, 0.26)
    board(0.72, -0.085, TOP + 0.004)
    bowl(0.96, -0.3, TOP)
    d.floor("pale_floor")
    d.day(0.46, 130, 40, 0.8)
    d.sun(-40, 31, 2.7, (0.8, 1.2, 1.8, 1.7), bars=1, leaves=34, seed=3)
    d.hood_glass(2.0)
    d.view(-12, 4, 34, ((-1.1, -0.66, 0.50), (1.35, 0, 2.05)), (0.88, 0.90))
    return {**d.GRADE, "exposure": 0.76}
