"""Small kitchens: a studio with one wall of 2.4 m, and a new flat with nothing unpacked yet."""
import math

import bpy
from mathutils import Matrix

import crockery as c
import daylight as d
import geometry as g
import materials as m
import still_life as s
import wides
from kitchen import TOP


def carton(x, y, z, size=(0.5, 0.36, 0.32), turn=0.0):
    """A closed cardboard box with tape over its seam."""
    w, t, h = size
    before = bpy.context.scene.collection.objects[:]
    g.box("carton", size, (0, 0, h / 2), m.get("card_board"), 0.006)
    for side in (-1, 1):
        g.box("flap", (w - 0.004, t / 2 - 0.003, 0.004), (0, side * t / 4, h + 0.001), m.get("card_board"), 0.0015)
    g.box("tape", (w + 0.002, 0.05, 0.001), (0, 0, h + 0.0038), m.get("kraft"), 0.0003)
    for side in (-1, 1):
        g.box("tape", (0.001, 0.05, 0.07), (side * (w / 2 + 0.0008), 0, h - 0.032), m.get("kraft"), 0.0003)
    made = [o for o in bpy.context.scene.collection.objects if o not in before]
    g.parent(made, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))


def one_wall():
    """Oven, hob, hood, sink: four appliances on one wall."""
    y = -0.35
    d.wall(-3.4, 3.6, 4.2, "chalk_wall", (1.75, 2.75, 0.5, 2.5), "black_frame", "outside_sky", (1, 0))
    d.base(-1.3, 1.3, "oak", "quartz_light", (0.86, y, 0.586, 0.486))
    d.tiles(-1.3, 1.3, TOP, 1.53, 0.065, 0.195, "white_tile")
    d.wall_units(-1.3, -0.32, 1.53, 2.3, "sand_front", 0.49)
    d.wall_units(0.28, 1.3, 1.53, 2.3, "sand_front", 0.51)
    wides._product("so-4535", -0.92, -0.52, TOP)
    wides._product("hb-3020", -0.02, y, TOP)
    wides._product("rh-6040", -0.02, 0, 1.53 - 0.04)
    wides._product("sd-6006", 0.86, y, TOP, lid_angle=0)
    c.mug(0.36, -0.20, TOP + 0.001, material="sea_blue")
    d.plant(0.40, -0.36, TOP, 0.9, "glaze_white")
    d.floor("pale_floor")
    d.day(0.48, 60, 120, 0.6)
    d.sun(36, 30, 2.7, (-0.2, 1.2, 1.7, 1.6), bars=1, leaves=20)
    d.view(-9, 2, 33, ((-1.3, -0.66, 0.14), (1.62, 0, 2.24)), (0.94, 0.95))
    return d.GRADE


def first_dinner():
    """One unpacked appliance in the middle of an empty worktop, boxes all around."""
    d.wall(-3.4, 3.6, 4.2, "chalk_wall", (0.95, 2.3, 1.02, 2.4), "white_frame", "outside_sky", (1, 0))
    d.base(-0.9, 0.75, "white_front", "quartz_light")
    wides._product("so-4535", -0.05, -0.52, TOP)
    carton(1.15, -0.45, 0, (0.58, 0.42, 0.46), 4)
    carton(1.17, -0.43, 0.465, (0.46, 0.38, 0.34), -7)
    carton(1.75, -0.50, 0, (0.50, 0.42, 0.40), -3)
    carton(-1.28, -0.42, 0, (0.56, 0.42, 0.50), -4)
    carton(-1.26, -0.40, 0.505, (0.52, 0.40, 0.42), 5)
    carton(-1.30, -0.40, 0.93, (0.40, 0.34, 0.28), -9)
    carton(0.55, -1.35, 0, (0.56, 0.40, 0.36), 16)
    c.plate(0.52, -0.34, TOP + 0.001, 0.11, "glaze_white")
    s.steam(-0.05, -0.30, TOP + 0.40, 0.34, 0.4, 0.12, 4.0)
    d.floor("pale_floor")
    d.day(0.46, 70, 110, 0.7)
    d.sun(34, 30, 2.7, (-0.4, 1.3, 1.6, 1.5), bars=1)
    d.view(-12, 5, 36, ((-1.5, -0.7, 0.15), (1.85, 0, 1.75)), (0.92, 0.92))
    return {**d.GRADE, "exposure": 0.76}
