"""The wide picture of each category: the product is right of the centre, the left third is dark and quiet for the headline."""
import bpy

import products
import studio
from kitchen import TOP, board, bowl, counter, place, pot, tall_wall, vase

WARM = (1, 0.80, 0.58)
GRADE = {"exposure": 1.0, "knee": 0.4, "contrast": 1.1}


def _product(code, x=0.0, y=0.0, z=0.0, **changes):
    family, model, w, d, h, look = products.PRODUCTS[code]
    products.PRODUCTS[code] = (family, model, w, d, h, {**look, **changes})
    low, high = place(lambda: products.build(code)[1], x, y, z)
    return (low[0] + x, low[1] + y, low[2] + z), (high[0] + x, high[1] + y, high[2] + z)


def _brighten(name, factor):
    for lamp in bpy.data.lights:
        if lamp.name.startswith(name):
            lamp.energy *= factor


def _dusk():
    """Light for the hood pictures: the lamps of the hood and weak evening light."""
    _brighten("hood lamp", 4.5)
    studio.world(0.05, [(-1, 0.0), (-0.78, 0.01), (-0.55, 0.42), (-0.2, 0.10), (0.3, 0.08), (1, 0.06)], color=WARM, slant=0.55)
    studio.area("window", (3.2, -2.6, 2.5), (0.3, 0, 1.4), (1.2, 1.8), 55, (1, 0.86, 0.68), mirrored=True)
    studio.area("left kicker", (-2.6, -1.8, 2.6), (0, 0, 1.9), (0.5, 1.4), 14, WARM)


def range_hoods():
    counter(-3.2, 2.6)
    box = _product("rh-9010", 0, 0, TOP + 0.66)
    _product("hb-7830", 0, -0.33, TOP, lit=False)
    pot(-0.2, -0.31, TOP + 0.054, 0.115, 0.12)
    vase(0.98, -0.2, TOP)
    board(0.74, -0.075, TOP + 0.006)
    bowl(0.66, -0.33, TOP)
    _dusk()
    studio.camera(-17, -1, 46, ((-0.5, -0.5, TOP - 0.16), (0.5, 0, TOP + 1.32)), (0.6, 0.96), level=True, offset=(0.17, 0.0))
    return {**GRADE, "exposure": 1.5}


def hobs():
    counter(-3.4, 3.0, depth=0.78)
    box = _product("hb-7830", 0, -0.40, TOP)
    board(0.62, -0.07, TOP + 0.006)
    bowl(0.86, -0.2, TOP, 0.12)
    studio.world(0.03, [(-1, 0.02), (0, 0.12), (0.2, 0.1), (0.45, 0.015), (1, 0.05)])
    studio.area("under shelf", (0.5, -0.10, TOP + 0.95), (0.5, -0.22, TOP), (2.0, 0.06), 20, WARM, mirrored=False)
    studio.area("right window", (2.4, -1.0, TOP + 1.3), (0.1, -0.3, TOP), (0.8, 1.2), 34, (1, 0.84, 0.66), mirrored=True)
    studio.card((1.5, 1.6, TOP + 1.25), (0, 0, TOP), (2.2, 1.2), 0.0, 0.9, roll=-40).location.y = -0.06
    studio.camera(-24, 25, 58, box, (0.52, 0.72), offset=(0.155, -0.05))
    return {**GRADE, "exposure": 1.9}


def _column(code, z, hole_h, wood, dark, look=None):
    half = 0.3
    top = z + hole_h
    tall_wall([-2.7, -2.1, -1.5, -0.9, -half, half, 0.9, 1.5, 2.1], (-half, half, z, top), wood, dark=dark)
    return _product(code, 0, -0.004, z + 0.0025, **(look or {}))


def _front_light(level=1.0):
    studio.world(0.045, [(-1, 0.06), (-0.3, 0.05), (-0.08, 0.02), (0.05, 0.02), (0.3, 0.1), (1, 0.2)])
    studio.area("right", (2.6, -1.7, 2.2), (0.1, 0, 1.1), (0.9, 1.8), 62 * level, (1, 0.87, 0.72), mirrored=False)
    studio.area("grazing", (1.0, -0.5, 3.0), (0.2, 0, 1.0), (1.2, 0.3), 14 * level, WARM, mirrored=False)


def electric_ovens():
    box = _column("eo-6072", 0.82, 0.60, "oak", 0.55)
    _front_light()
    studio.card((-2.2, -2.6, 0.8), (0, 0, 1.1), (1.2, 2.3), 0.05, 1.2, roll=-10)
    studio.camera(22, 5, 52, box, (0.36, 0.76), level=True, offset=(0.16, 0.0))
    return {**GRADE, "exposure": 1.5}


def steam_ovens():
    box = _column("so-6045", 0.95, 0.46, "oak", 0.36, look={"lamp": 1.3})
    _front_light(1.25)
    studio.card((2.3, -2.5, 0.9), (0, 0, 1.1), (1.2, 2.3), 0.05, 1.3, roll=10)
    studio.camera(-20, 4, 52, box, (0.38, 0.70), level=True, offset=(0.16, 0.0))
    return {**GRADE, "exposure": 1.6}


def microwave_ovens():
    half = 0.3
    z0, z1 = 0.52, 1.12
    tall_wall([-2.7, -2.1, -1.5, -0.9, -half, half, 0.9, 1.5, 2.1], (-half, half, z0, z1 + 0.46), "oak", dark=0.42, cuts=(1.35,))
    _product("eo-6074", 0, -0.004, z0 + 0.0025)
    box = _product("mw-4544", 0, -0.004, z1 + 0.0025)
    _front_light()
    studio.card((-2.2, -2.6, 0.9), (0, 0, 1.2), (1.2, 2.4), 0.05, 1.2, roll=-10)
    studio.camera(24, 3, 54, (box[0], box[1]), (0.36, 0.68), level=True, offset=(0.16, 0.03))
    return {**GRADE, "exposure": 1.5}


def in_sink_dishwashers():
    counter(-3.4, 3.0, (0, -0.36, 0.886, 0.486), depth=0.72)
    box = _product("sd-9008", 0, -0.36, TOP, lid_angle=60)
    vase(0.80, -0.14, TOP, 0.24)
    board(0.62, -0.07, TOP + 0.006, w=0.22, h=0.32)
    studio.world(0.05, [(-1, 0.1), (0, 0.25), (0.3, 0.4), (0.55, 0.3), (0.8, 0.12), (1, 0.5)], color=(1, 0.9, 0.78))
    studio.area("under shelf", (0.4, -0.10, TOP + 1.0), (0.4, -0.24, TOP), (2.0, 0.06), 8, WARM, mirrored=False)
    studio.area("right window", (2.2, -1.2, TOP + 1.4), (0.1, -0.3, TOP), (0.9, 1.2), 40, (1, 0.9, 0.78))
    studio.area("above", (0.2, -0.9, TOP + 1.9), (0.1, -0.3, TOP), (0.7, 0.5), 9, (1, 0.9, 0.78))
    studio.camera(-20, 27, 56, box, (0.50, 0.78), offset=(0.155, -0.02))
    return {**GRADE, "exposure": 1.35}


def build(slug):
    return globals()[slug.replace("-", "_")]()
