"""Parts of the bright rooms: base units, wall units, tall units, tiles, windows, plants, and light by day. The wall is at y = 0."""
import math
import random

import bpy
from mathutils import Vector

import geometry as g
import materials as m
import studio
from kitchen import TOP
from still_life import copies, rough, set_down, surface

GRADE = {"exposure": 0.82, "knee": 0.5, "contrast": 1.22}

SUNS = 6  # Cycles picks one lamp per sample, each as often as the others: a sun in six parts is picked often enough for clean edges


def panel(x0, x1, z0, z1, material, y=0.0, seed=0.0):
    """A front with a 3 mm joint. `material` "oak" is pale oak with its own grain."""
    mat = m.pale_oak("pale oak %.2f %.2f %.1f" % (x0, z0, seed), x0 * 3.1 + z0 * 1.7 + seed) if material == "oak" else m.get(material)
    return g.box("front", (x1 - x0 - 0.003, 0.02, z1 - z0 - 0.003), ((x0 + x1) / 2, y + 0.011, (z0 + z1) / 2), mat, 0.0014)


def base(x0, x1, fronts, top, hole=None, oven=None, depth=0.65, unit=0.6, thick=0.03, levels=(0.1, 0.48, 0.72)):
    """Base units with a worktop. `hole` = (x, y, width, depth) is its cut-out; `oven` is the X of an opening of 60 cm under it.
    Returns the Y of the fronts."""
    middle = (x0 + x1) / 2
    holes = [g.rounded_rect(hole[2], hole[3], 0.012, 8, (hole[0] - middle, hole[1] + depth / 2))] if hole else []
    g.rect_plate("worktop", x1 - x0, depth, thick, (middle, -depth / 2, TOP - thick / 2), m.get(top), 0.002, holes, 0.002)
    y, high = -depth + 0.03, TOP - thick - 0.022
    edges = [x0, x1] if oven is None else [x0, oven - 0.3, oven + 0.3, x1]
    for a, b in zip(edges, edges[1:]):
        if oven is not None and abs((a + b) / 2 - oven) < 1e-6 and b - a < 0.61:
            panel(a, b, 0.1, high - 0.6, fronts, y)
            continue
        count = max(round((b - a) / unit), 1)
        for i in range(count):
            c, d = a + (b - a) * i / count, a + (b - a) * (i + 1) / count
            for z0, z1 in zip(levels, (*levels[1:], high)):
                panel(c, d, z0, z1, fronts, y)
        g.box("carcass", (b - a, 0.01, TOP - 0.15), ((a + b) / 2, y + 0.04, TOP / 2 + 0.025), m.get("black_print"), 0.001)
    g.box("plinth", (x1 - x0, 0.02, 0.098), (middle, y + 0.06, 0.049), m.get(fronts if fronts != "oak" else "sand_front"), 0.001)
    for x in (x0, x1):
        g.box("side", (0.02, depth - 0.03, TOP - thick), (x + (0.01 if x == x0 else -0.01), -(depth - 0.03) / 2, (TOP - thick) / 2), m.get(fronts if fronts != "oak" else "sand_front"), 0.001)
    return y, high


def under_top(y, high):
    """Where an oven of 595 mm stands under the worktop: its Y and Z."""
    return y - 0.004, high - 0.6 + 0.0025


def wall_units(x0, x1, z0, z1, fronts, unit=0.5, depth=0.34):
    g.box("wall unit", (x1 - x0 - 0.002, depth, z1 - z0), ((x0 + x1) / 2, -depth / 2, (z0 + z1) / 2), m.get("sand_front" if fronts == "oak" else fronts), 0.001)
    count = max(round((x1 - x0) / unit), 1)
    for i in range(count):
        panel(x0 + (x1 - x0) * i / count, x0 + (x1 - x0) * (i + 1) / count, z0 - 0.012, z1, fronts, -depth - 0.022, i)


def tall_units(columns, fronts, y, top=2.4, opening=None, cut=1.62):
    """Tall units in front of the wall. `opening` = (index of the column, z0, z1)."""
    for i, (x0, x1) in enumerate(zip(columns, columns[1:])):
        if opening and opening[0] == i:
            levels = ((0.1, opening[1]), (opening[2], top))
            for z0, z1 in ((0.1, opening[1]), (opening[2], top)):
                g.box("carcass", (x1 - x0, 0.01, z1 - z0), ((x0 + x1) / 2, y + 0.035, (z0 + z1) / 2), m.get("black_print"), 0.0005)
        else:
            levels = ((0.1, cut), (cut, top))
            g.box("carcass", (x1 - x0, 0.01, top - 0.1), ((x0 + x1) / 2, y + 0.035, top / 2 + 0.05), m.get("black_print"), 0.0005)
        for z0, z1 in levels:
            panel(x0, x1, z0, z1, fronts, y, i)
    side = "sand_front" if fronts == "oak" else fronts
    for x in (columns[0], columns[-1]):
        g.box("side", (0.02, -y, top), (x + (0.01 if x == columns[0] else -0.01), y / 2 + 0.006, top / 2), m.get(side), 0.001)
    g.box("plinth", (columns[-1] - columns[0], 0.02, 0.098), ((columns[0] + columns[-1]) / 2, y + 0.06, 0.049), m.get(side), 0.001)


def tiles(x0, x1, z0, z1, width, height, material="white_tile", y=-0.004, shift=0.0, seed=1):
    """Tiles on the wall, each slightly out of true. `shift` moves every second row."""
    g.box("grout", (x1 - x0, 0.004, z1 - z0), ((x0 + x1) / 2, -0.002, (z0 + z1) / 2), m.get("grout"), 0.0005)
    one = g.box("tile", (width - 0.0025, 0.008, height - 0.0025), (0, 0, 0), m.get(material), 0.0016)
    dice, places = random.Random(seed), []
    for row in range(max(int((z1 - z0) / height + 1e-6), 1)):
        for column in range(int((x1 - x0) / width + 1e-6)):
            tilt = (dice.gauss(0, 0.0035), dice.gauss(0, 0.002), dice.gauss(0, 0.0035))
            places.append((x0 + (column + 0.5 + shift * (row % 2)) * width, y, z0 + (row + 0.5) * height, tilt, 1))
    copies(one, places)


def wall(x0, x1, top, material="chalk_wall", window=None, frame="white_frame", view="outside_trees", bars=(1, 0), sill=None, drop=0.0):
    """The wall behind the kitchen. `window` = (x0, x1, z0, z1); `bars` = (upright, horizontal) divide it.
    `drop` lowers the view, for a camera that looks down."""
    parts = [(x0, x1, -0.1, top)]
    if window:
        a, b, c, d = window
        parts = [(x0, a, -0.1, top), (b, x1, -0.1, top), (a, b, -0.1, c), (a, b, d, top)]
    for p, q, r, s in parts:
        g.box("wall", (q - p, 0.2, s - r), ((p + q) / 2, 0.1, (r + s) / 2), m.get(material), 0.0004)
    if not window:
        return
    mat, deep = m.get(frame), 0.13
    for x in [a + (b - a) * i / (bars[0] + 1) for i in range(bars[0] + 2)]:
        g.box("bar", (0.042, 0.05, d - c), (min(max(x, a + 0.021), b - 0.021), deep, (c + d) / 2), mat, 0.003)
    for z in [c + (d - c) * i / (bars[1] + 1) for i in range(bars[1] + 2)]:
        g.box("bar", (b - a, 0.046, 0.042), ((a + b) / 2, deep, min(max(z, c + 0.021), d - 0.021)), mat, 0.003)
    g.box("sill", (b - a + 0.04, 0.24, 0.02), ((a + b) / 2, 0.02, c - 0.008), m.get(sill or frame), 0.003)
    look = g.box("view", (b - a + 5, 0.02, d - c + 3.2), ((a + b) / 2, 2.6, (c + d) / 2 - drop), m.get(view), 0.0001)
    look.visible_shadow = look.visible_diffuse = False
    studio.area("window light", ((a + b) / 2, 0.07, (c + d) / 2), ((a + b) / 2, -1.2, 0.9), (b - a, d - c), 26 * (b - a) * (d - c), (0.95, 0.98, 1), mirrored=False)


def floor(material="pale_floor", joints=0.16):
    if material == "pale_floor":
        for i in range(26):
            g.box("plank", (7, joints - 0.002, 0.02), ((i * 1.37) % 0.9, -i * joints, -0.01), m.pale_oak("plank %d" % i, i * 1.9, "x"), 0.0008)
        return
    slab = g.box("slab", (joints - 0.003, joints - 0.003, 0.02), (0, 0, -0.01), m.get(material), 0.0008)
    reach = int(9 / joints)
    copies(slab, [(i * joints, -k * joints, -0.01, (0, 0, 0), 1) for i in range(-reach, reach + 1) for k in range(int(4.6 / joints))])
    g.box("bed", (8, 5, 0.01), (0, -2.2, -0.02), m.get("grout"), 0.0005)


def sun(azimuth, elevation, strength=3.2, opening=None, bars=2, leaves=0, seed=2):
    """Sunlight from behind the viewer. It falls through an opening = (x, z, width, height) of a wall that only casts shadows,
    placed so that its middle ray reaches the kitchen's wall at (x, z). Angles in degrees, to the right of the front."""
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    for _ in range(SUNS):
        data = bpy.data.lights.new("sun", "SUN")
        data.energy, data.angle, data.color = strength / SUNS, math.radians(1.5), (1, 0.90, 0.75)
        lamp = bpy.data.objects.new("sun", data)
        lamp.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
        lamp.visible_glossy = False
        bpy.context.scene.collection.objects.link(lamp)
    if not opening:
        return
    x, z, w, h = opening
    hub = Vector((x, 0, z)) + away * 3.4
    turn = away.to_track_quat("Z", "Y")
    pieces = [((0, 5 + h / 2), (22, 10)), ((0, -5 - h / 2), (22, 10)), ((5 + w / 2, 0), (10, h)), ((-5 - w / 2, 0), (10, h))]
    pieces += [((-w / 2 + w * (i + 1) / (bars + 1), 0), (0.05, h)) for i in range(bars)]
    shades = []
    for (px, py), (pw, ph) in pieces:
        shade = g.mesh("shade", [(px - pw / 2, py - ph / 2, 0), (px + pw / 2, py - ph / 2, 0), (px + pw / 2, py + ph / 2, 0), (px - pw / 2, py + ph / 2, 0)], [(0, 1, 2, 3)], m.get("black_print"))
        shades.append(shade)
    dice = random.Random(seed)
    for _ in range(leaves):
        px, py, size, roll = dice.uniform(-w / 2, w / 2), dice.uniform(-h * 0.1, h * 0.5), dice.uniform(0.035, 0.075), dice.uniform(0, 6.28)
        outline = [(0, -1), (0.30, -0.4), (0.34, 0.1), (0.2, 0.6), (0, 1.1), (-0.2, 0.6), (-0.34, 0.1), (-0.30, -0.4)]
        c, s = math.cos(roll), math.sin(roll)
        shades.append(g.mesh("shade", [(px + size * (u * c - v * s), py + size * (u * s + v * c), 0.5) for u, v in outline], [tuple(range(8))], m.get("black_print")))
    for shade in shades:
        shade.location, shade.rotation_euler = hub, turn.to_euler()
        for ray in ("camera", "diffuse", "glossy", "transmission"):
            setattr(shade, "visible_" + ray, False)


def day(ambient=0.5, left=150, right=0, glossy=0.55):
    """Soft light by day: the sky all around, and a large window to one side."""
    studio.world(ambient, [(-1, 0.25 * glossy), (-0.3, 0.5 * glossy), (0.05, 0.7 * glossy), (0.4, 1.1 * glossy), (1, 1.5 * glossy)], color=(0.97, 0.985, 1), slant=-0.35 if left >= right else 0.35)
    bpy.context.scene.world.cycles.sampling_method = "NONE"
    bpy.context.scene.cycles.max_bounces, bpy.context.scene.cycles.diffuse_bounces = 4, 1  # enough under an open sky, and a third faster
    for side, watt in ((-1, left), (1, right)):
        if watt:
            studio.area("side window", (side * 3.1, -2.0, 1.9), (side * 0.2, -0.1, 1.1), (1.8, 2.2), watt, (0.97, 0.985, 1), mirrored=True)


def hood_glass(strength=5.0):
    """What the leaning glass of a hood mirrors: a bright patch of floor that fades towards the cook."""
    bright = studio.card((-0.1, -1.75, 0.15), (-0.1, -1.75, 3.0), (2.6, 1.5), 0.05, strength, roll=24)
    bright.visible_shadow = False


def plant(x, y, z, size=1.0, pot="terracotta", seed=1, count=26, leaf="fresh_leaf"):
    """A pot of herbs: thin stalks with pairs of leaves."""
    r, h = 0.062 * size, 0.105 * size
    g.lathe("pot", [(0, 0), (r * 0.74, 0), (r * 0.76, 0.003), (r * 0.98, h * 0.80), (r * 1.06, h * 0.81), (r * 1.08, h), (r * 0.98, h), (r * 0.94, h * 0.86), (0, h * 0.86)], (x, y, z), m.get(pot))
    blade = g.mesh("leaf", [(0, 0, 0), (0.011, 0.012, 0.003), (0.012, 0.026, 0.004), (0, 0.046, -0.002), (-0.012, 0.026, 0.004), (-0.011, 0.012, 0.003), (0, 0.024, 0.0)],
                   [(0, 1, 6), (1, 2, 6), (2, 3, 6), (3, 4, 6), (4, 5, 6), (5, 0, 6)], m.get(leaf))
    dice, places = random.Random(seed), []
    for _ in range(count):
        a, lean, high = dice.uniform(0, 6.28), dice.uniform(0.1, 0.75), dice.uniform(0.09, 0.22) * size
        foot = Vector((x + 0.5 * r * math.cos(a), y + 0.5 * r * math.sin(a), z + h * 0.85))
        tip = foot + Vector((math.cos(a) * lean * high * 0.8, math.sin(a) * lean * high * 0.8, high))
        g.tube("stalk", [foot, (foot + tip) / 2 + Vector((0, 0, high * 0.08)), tip], 0.0011 * size, m.get(leaf), smooth=True)
        for k in range(7):
            at = foot.lerp(tip, 0.35 + 0.65 * k / 6)
            places.append((*at, (dice.uniform(-0.3, 0.9), dice.uniform(-0.4, 0.4), dice.uniform(0, 6.28)), size * dice.uniform(0.7, 1.25)))
    copies(blade, places)


def cloth(x, y, z, turn=4, w=0.42, h=0.34):
    """A linen cloth that lies flat, with one soft fold."""
    def weave(u, v):
        px, py = (v - 0.5) * w, (u - 0.5) * h
        return px, py, 0.0022 + 0.004 * math.exp(-((px * 0.8 + py * 0.5 - 0.12) / 0.012) ** 2) + 0.0007 * rough(px, py, 0, 14), 0.5
    return set_down(surface("cloth", weave, 90, 120, "linen", around=False), x, y, z, turn)


def folded_cloth(x, y, z, turn=0, w=0.19, h=0.13, layers=4):
    """A linen cloth folded to a small stack."""
    for k in range(layers):
        one = g.rect_plate("cloth", w - 0.004 * k, h - 0.003 * k, 0.006, (x, y, z + 0.003 + 0.006 * k), m.get("linen"), 0.012, (), 0.0026)
        one.rotation_euler.z = math.radians(turn)


def stool(x, y, high=0.62):
    """A kitchen stool of pale oak: a round seat on four legs."""
    wood = m.pale_oak("stool", 4.4)
    g.lathe("seat", [(0, 0), (0.155, 0.0), (0.165, 0.006), (0.168, 0.022), (0.160, 0.032), (0, 0.028)], (x, y, high), wood, 96)
    corners = [math.pi / 4 + k * math.pi / 2 for k in range(4)]
    at = lambda a, r, z: (x + r * math.cos(a), y + r * math.sin(a), z)
    for a in corners:
        g.tube("leg", [at(a, 0.105, high + 0.004), at(a, 0.165, 0.002)], 0.0135, wood)
        g.tube("rung", [at(a, 0.144, 0.22), at(a + math.pi / 2, 0.144, 0.22)], 0.008, wood)


def without_lamps(*names):
    """Take small lamps away: each takes samples from the sun."""
    for obj in [o for o in bpy.context.scene.collection.objects if o.type == "LIGHT" and o.name.startswith(names)]:
        bpy.data.objects.remove(obj)


def view(azimuth, elevation, focal, box, fill, level=True, offset=(0, 0)):
    return studio.camera(azimuth, elevation, focal, box, fill, level, offset)
