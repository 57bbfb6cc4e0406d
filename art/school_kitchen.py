"""Two old houses: a cooking school in a shophouse, and a kitchen in a black-and-white bungalow."""
import bpy

import banners
import daylight as d
import geometry as g
import materials as m
import studio
import wides
from kitchen import TOP, board, bowl, pot

STATION = 1.35


def ten_woks():
    """A row of gas stations along a green tiled wall, a hood over each."""
    d.wall(-3.0, 9.0, 5.0, "chalk_wall")
    d.base(-1.6, 7.6, "oak", "terrazzo", depth=0.7, unit=STATION / 2)
    d.tiles(-1.6, 7.6, TOP, TOP + 0.63, 0.0975, 0.195, "green_tile")
    for k in range(5):
        x = k * STATION
        wides._product("hb-7830", x, -0.36, TOP, lit=k in (0, 1, 2))
        wides._product("rh-9010", x, 0, TOP + 0.45)
        if k < 4:
            banners._wok(x - 0.2, -0.34, TOP + 0.05)
    # Each lamp takes samples from the sun: the far ones are left out.
    for obj in [o for o in bpy.context.scene.collection.objects if o.type == "LIGHT" and (o.name.startswith("flame") or o.location.x > 1.9)]:
        bpy.data.objects.remove(obj)
    d.floor("terrazzo_floor", 0.6)
    d.day(0.46, 150, 0, 0.6)
    d.sun(-46, 32, 2.8, (1.4, 1.2, 4.2, 1.8), bars=4)
    studio.card((3.0, -1.75, 0.15), (3.0, -1.75, 3.0), (9.0, 1.6), 0.05, 3.0)
    d.view(-50, 6, 38, ((-0.5, -0.7, 0.62), (3.2, 0, 2.05)), (0.92, 0.90))
    return {**d.GRADE, "exposure": 1.05}


def nutmeg_hill():
    """A frame of teak holds the hood; nothing touches the wall. Louvred shutters, a floor of old boards."""
    d.wall(-3.6, 3.6, 5.0, "chalk_wall", (1.15, 2.15, 0.75, 2.75), "shutter_black", "outside_trees", (1, 26))
    d.base(-1.75, 1.05, "white_front", "marble", depth=0.68)
    d.tiles(-1.75, 1.05, TOP, TOP + 0.39, 0.065, 0.195, "white_tile")
    wides._product("hb-9050", -0.2, -0.35, TOP, lit=False)
    wides._product("rh-9020", -0.2, -0.02, TOP + 0.68)
    teak = m.get("teak")
    for x in (-0.80, 0.40):
        g.box("post", (0.085, 0.085, 3.6 - TOP), (x, -0.10, TOP + (3.6 - TOP) / 2), teak, 0.004)
    for z in (TOP + 0.62, 2.62):
        g.box("beam", (1.115, 0.075, 0.10), (-0.2, -0.10, z), teak, 0.004)
    pot(-0.50, -0.27, TOP + 0.053, 0.115, 0.125, "copper")
    bowl(-1.14, -0.32, TOP)
    board(-1.44, -0.085, TOP + 0.004)
    d.plant(0.74, -0.24, TOP, 1.2, "terracotta", 3, 32)
    d.floor("pale_floor")
    d.day(0.46, 110, 70, 0.7)
    d.sun(40, 33, 3.0, (-0.5, 1.35, 2.0, 1.9), bars=0, leaves=70, seed=12)
    d.view(-12, 1, 32, ((-1.5, -0.7, 0.2), (1.75, 0, 2.45)), (0.90, 0.94))
    return d.GRADE
