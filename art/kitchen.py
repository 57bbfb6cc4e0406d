"""The dark kitchen around the products: cabinet fronts, worktop, wall and a few objects."""
import math

import bpy
from mathutils import Matrix

import geometry as g
import materials as m
import shaders

TOP = 0.92  # height of the worktop in metres


def place(build, x=0.0, y=0.0, z=0.0):
    """Run `build`, move everything it built by (x, y, z), and return its result."""
    scene = bpy.context.scene.collection
    before = set(scene.objects)
    made = build()
    g.parent([o for o in scene.objects if o not in before], Matrix.Translation((x, y, z)))
    return made


def front(x0, x1, z0, z1, wood=None, seed=0.0, y=0.0, dark=0.5):
    """One cabinet front with a 3 mm joint. Each `seed` gives a different wood grain."""
    mat = shaders.oak("oak %.2f %.2f" % (x0, z0), seed, dark) if wood == "oak" else m.get(wood or "dark_front")
    w, h = x1 - x0 - 0.003, z1 - z0 - 0.003
    return g.box("front", (w, 0.02, h), ((x0 + x1) / 2, y + 0.011, (z0 + z1) / 2), mat, 0.0012)


def tall_wall(columns, hole, wood="oak", top=2.3, dark=0.5, cuts=(0.62,)):
    """Cabinet fronts from the floor to `top`. `hole` = (x0, x1, z0, z1) is the opening; `columns` are the X positions of the joints."""
    for i, (x0, x1) in enumerate(zip(columns, columns[1:])):
        seed = i * 1.37 + 0.4
        if abs(x0 - hole[0]) < 1e-6:
            front(x0, x1, 0.1, hole[2], wood, seed, dark=dark)
            front(x0, x1, hole[3], top, wood, seed + 7.7, dark=dark)
            continue
        levels = [0.1, *cuts, top]
        for k, (z0, z1) in enumerate(zip(levels, levels[1:])):
            front(x0, x1, z0, z1, wood, seed + k * 5.1, dark=dark)
    black = m.get("black_print")
    width = columns[-1] - columns[0]
    middle = (columns[0] + columns[-1]) / 2
    # black panels behind the joints, but not behind the opening
    for x0, x1, z0, z1 in ((columns[0], hole[0], 0, top), (hole[1], columns[-1], 0, top), (hole[0], hole[1], 0, hole[2]), (hole[0], hole[1], hole[3], top)):
        g.box("carcass", (x1 - x0, 0.01, z1 - z0), ((x0 + x1) / 2, 0.035, (z0 + z1) / 2), black, 0.0005)
    g.box("plinth", (width, 0.02, 0.1), (middle, 0.06, 0.05), black, 0.001)
    g.box("floor", (12, 8, 0.02), (0, -3.6, -0.01), m.get("dark_front"), 0.001)


def counter(x0, x1, hole=None, wood="oak", depth=0.65, dark=0.5, splash=None):
    """Base cabinets with a stone worktop along the wall at y = 0; `hole` = (x, y, width, depth) is the cut-out in the worktop."""
    holes = [g.rounded_rect(hole[2], hole[3], 0.012, 8, (hole[0] - (x0 + x1) / 2, hole[1] + depth / 2))] if hole else []
    g.rect_plate("worktop", x1 - x0, depth, 0.03, ((x0 + x1) / 2, -depth / 2, TOP - 0.015), m.get("dark_stone"), 0.002, holes, 0.002)
    y, n = -depth + 0.03, int((x1 - x0) / 0.75)
    step = (x1 - x0) / n
    for i in range(n):
        a = x0 + i * step
        for k, (z0, z1) in enumerate(((0.1, 0.5), (0.5, 0.72), (0.72, TOP - 0.05))):
            front(a, a + step, z0, z1, wood, i * 2.3 + k * 4.1, y, dark)
    g.box("carcass", (x1 - x0, 0.01, TOP - 0.05), ((x0 + x1) / 2, y + 0.04, (TOP - 0.05) / 2), m.get("black_print"), 0.001)
    g.box("wall", (x1 - x0 + 6, 0.05, 6), ((x0 + x1) / 2, 0.026, 1.5), m.get(splash or "plaster"), 0.001)


def pot(x, y, z, r=0.11, h=0.11, material="copper"):
    """A pot with a lid and two handles."""
    wall = [(0, 0), (r * 0.93, 0), (r, 0.008), (r, h), (r * 1.025, h + 0.003), (r * 1.02, h + 0.006)]
    g.lathe("pot", wall, (x, y, z), m.get(material))
    lid = [(r * 1.0, h + 0.006), (r * 0.96, h + 0.012), (r * 0.5, h + 0.026), (0.012, h + 0.03), (0.010, h + 0.045), (0.018, h + 0.05), (0.016, h + 0.058), (0, h + 0.06)]
    g.lathe("lid", lid, (x, y, z), m.get(material))
    for s in (-1, 1):
        g.tube("ear", [(x + s * r, y - 0.03, z + h * 0.8), (x + s * (r + 0.035), y - 0.025, z + h * 0.82), (x + s * (r + 0.035), y + 0.025, z + h * 0.82), (x + s * r, y + 0.03, z + h * 0.8)], 0.006, m.get("brass"), smooth=True)


def board(x, y, z, lean=12, w=0.26, h=0.38):
    """A chopping board that leans against the wall."""
    obj = g.rect_plate("board", w, h, 0.02, (x, y, z + h / 2), m.get("board"), 0.03, [[(0.018 * math.cos(a / 16 * 6.283), h * 0.42 - 0.02 + 0.018 * math.sin(a / 16 * 6.283)) for a in range(16)]], 0.004, "xz")
    obj.rotation_euler.x += math.radians(-lean)
    return obj


def bowl(x, y, z, r=0.12, fruit=True):
    wall = [(0, 0), (r * 0.45, 0), (r * 0.5, 0.006), (r * 0.85, r * 0.35), (r, r * 0.62), (r * 0.965, r * 0.62), (r * 0.8, r * 0.36), (0, 0.02)]
    g.lathe("bowl", wall, (x, y, z), m.get("ceramic"))
    if fruit:
        for i, (a, rr, dz) in enumerate(((0, 0.42, 0.3), (2.1, 0.42, 0.3), (4.2, 0.42, 0.3), (1.0, 0.05, 0.62))):
            size = r * 0.34
            ball = g.lathe("lemon", [(size * math.sin(t / 14 * math.pi), -size * 1.22 * math.cos(t / 14 * math.pi)) for t in range(15)], (x + rr * r * math.cos(a), y + rr * r * math.sin(a), z + r * (0.3 + dz * 0.6)), m.get("lemon"), 40)
            ball.rotation_euler = (1.3, i * 0.7, i * 1.9)


def vase(x, y, z, h=0.26):
    """A ceramic bottle with two twigs."""
    r = h * 0.27
    wall = [(0, 0), (r * 0.7, 0), (r, h * 0.3), (r * 0.92, h * 0.55), (r * 0.35, h * 0.8), (r * 0.28, h * 0.95), (r * 0.36, h), (r * 0.2, h * 0.98), (r * 0.2, h * 0.8)]
    g.lathe("vase", wall, (x, y, z), m.get("ceramic"))
    for i, (lx, ly) in enumerate(((0.12, -0.03), (-0.07, 0.02), (0.04, 0.05))):
        tip = (x + lx, y + ly, z + h * 1.9 - i * 0.05)
        mid = (x + lx * 0.25, y + ly * 0.25, z + h * 1.35)
        g.tube("twig", [(x, y, z + h * 0.9), mid, tip], 0.0022, m.get("leaf"), smooth=True)
        for k in range(9):
            t = k / 8
            px, py, pz = (mid[j] + (tip[j] - mid[j]) * t for j in range(3))
            leaf = g.mesh("leaf", [(0, 0, 0), (0.011, 0.018, 0.003), (0, 0.044, 0), (-0.011, 0.018, 0.003)], [(0, 1, 2, 3)], m.get("leaf"))
            leaf.location, leaf.rotation_euler = (px, py, pz), (0.5 + 0.4 * math.sin(k * 3.1), 0.3 * math.sin(k), k * 2.4 + i)
