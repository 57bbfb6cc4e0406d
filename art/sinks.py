"""In-sink dishwashers. The worktop is at z = 0; the basins and the washer are below it."""
import math

import bpy
from mathutils import Matrix

import geometry as g
import materials as m
import printing as p

RIM = 0.0035


def basin(x, y, w, d, depth, material, radius=0.022, z=RIM):
    """A pressed basin with rounded corners of a small radius, and a drain. The floor slopes slightly towards the drain."""
    ring = lambda inset, dz, r: [(x + a, y + b, z + dz) for a, b in g.rounded_rect(w - inset, d - inset, r, 10)]
    rings = [ring(-0.006, 0.0, radius + 0.003), ring(-0.002, -0.001, radius + 0.001), ring(0, -0.004, radius), ring(0.004, -depth + 0.026, radius)]
    for a in (20, 45, 70, 90):
        rings.append(ring(0.004 + 0.052 * (1 - math.cos(math.radians(a))), -depth + 0.026 - 0.026 * math.sin(math.radians(a)), radius))
    rings.append(ring(min(w, d) * 0.8, -depth - 0.004, 0.01))
    g.loft("basin", rings, m.get("basin_steel" if material == "steel" else material))
    metal = "polished" if material != "quartz_black" else "satin"
    floor = z - depth - 0.0035
    cy = y + d * 0.12
    g.lathe("drain rim", [(0.0, 0.002), (0.036, 0.002), (0.05, 0.005), (0.056, 0.004), (0.058, 0.0)], (x, cy, floor), m.get(metal))
    g.lathe("strainer", [(0, 0.012), (0.008, 0.012), (0.009, 0.006), (0.034, 0.0045), (0.036, 0.002)], (x, cy, floor), m.get("satin"))


def washer(x, y, w, d, lid_angle, metal="cavity_bright"):
    """The tub of the washer with a rack of plates, and its glass lid with the hinge at the back."""
    depth = 0.36
    ring = lambda inset, dz, r: [(x + a, y + b, RIM + dz) for a, b in g.rounded_rect(w - inset, d - inset, r, 8)]
    g.loft("tub", [ring(0, 0.0, 0.02), ring(0.004, -0.006, 0.02), ring(0.02, -0.012, 0.016), ring(0.03, -depth + 0.02, 0.016), ring(0.06, -depth, 0.016)], m.get(metal))
    if lid_angle > 8:
        rack(x, y, w - 0.09, d - 0.10, -0.10)
    lid_w, lid_d, t = w - 0.004, d - 0.004, 0.012
    objs = [g.rect_plate("lid", lid_w, lid_d, 0.006, (0, -lid_d / 2, t - 0.003), m.get("black_glass"), 0.02, bevel=0.0016),
            g.rect_plate("lid frame", lid_w - 0.012, lid_d - 0.012, t - 0.006, (0, -lid_d / 2, (t - 0.006) / 2), m.get("cavity_bright"), 0.02, bevel=0.001)]
    face = t + 0.0004
    before = set(_scene_objects())
    p.wordmark(0.0145, (0, -lid_d + 0.075, face), "print_bright", "xy")
    p.line("0:28", 0.026, (0, -lid_d * 0.42, face), "digits", "xy")
    p.lit_symbols(["power", "light", "ring", "play"], 0.05, 0.013, (0, -lid_d + 0.04, face), "digits", "xy")
    objs += [o for o in _scene_objects() if o not in before]
    objs.append(g.box("grip", (lid_w * 0.5, 0.012, 0.006), (0, -lid_d - 0.003, t - 0.003), m.get("satin"), 0.0025))
    g.parent(objs, Matrix.Translation((x, y + lid_d / 2, RIM)) @ Matrix.Rotation(math.radians(-lid_angle), 4, "X"))


def _scene_objects():
    return list(bpy.context.scene.collection.objects)


def rack(x, y, w, d, z):
    """A wire basket with a row of upright plates."""
    steel = m.get("polished")
    corners = lambda dz: [(x - w / 2, y - d / 2, z + dz), (x + w / 2, y - d / 2, z + dz), (x + w / 2, y + d / 2, z + dz), (x - w / 2, y + d / 2, z + dz)]
    g.tube("basket rim", corners(0.05), 0.004, steel, True)
    g.tube("basket base", corners(-0.05), 0.003, steel, True)
    for i in range(15):
        cx = x - w / 2 + w * i / 14
        for s in (-1, 1):
            g.tube("wire", [(cx, y + s * d / 2, z + 0.05), (cx, y + s * d / 2, z - 0.05)], 0.0015, steel)
    count = max(int(w / 0.042), 5)
    for i in range(count):
        cx = x - w / 2 + w * (i + 0.6) / count
        profile = [(0, 0.0), (0.055, 0.0), (0.068, 0.006), (0.098, 0.016), (0.1, 0.0175), (0.097, 0.019), (0.066, 0.010), (0, 0.004)]
        dish = g.lathe("plate", profile, (cx, y + d * 0.10, z + 0.035), m.get("porcelain"), 72)
        dish.rotation_euler = (0, math.radians(80), 0)


def tap(x, y, finish="satin", height=0.36, reach=0.2, side=0.0):
    """A tap with a high arc and a lever."""
    mat = m.get(finish)
    g.lathe("tap foot", [(0, 0.010), (0.024, 0.010), (0.026, 0.007), (0.027, 0.0)], (x, y, RIM), mat)
    g.cylinder("tap body", 0.021, 0.085, (x, y, RIM + 0.008), mat, 0.003)
    arc = [(x, y, 0.09), (x, y, height - reach / 2)]
    for i in range(1, 13):
        a = math.pi * i / 12
        arc.append((x + side * (1 - math.cos(a)) * reach / 2, y - (1 - math.cos(a)) * reach / 2 * (1 - abs(side) * 0.4), height - reach / 2 + math.sin(a) * reach / 2))
    end = arc[-1]
    arc.append((end[0], end[1], end[2] - 0.03))
    g.tube("tap arc", arc, 0.0115, mat)
    g.cylinder("aerator", 0.0145, 0.035, (end[0], end[1], end[2] - 0.058), mat, 0.002)
    g.tube("lever", [(x + 0.02, y, 0.062), (x + 0.05, y, 0.068), (x + 0.115, y - 0.004, 0.092)], 0.0062, mat)


def sink(width, depth, height, layout="left", finish="steel", lid_angle=0, tap_finish="satin", radius=0.022, drainer=False, small=0.0):
    """`layout` from left to right: "left" = basin, washer; "duo" = basin, washer, basin; "drainer" = drainer, two basins, washer; "only" = washer."""
    deck, edge = 0.085, 0.030
    inner_d, cy = depth - deck - edge, -(deck - edge) / 2
    washer_w = 0.36 if layout != "only" else width - 0.07
    cells = []
    left, right = -width / 2 + edge, width / 2 - edge
    if layout == "left":
        cells = [("washer", right - washer_w, right), ("basin", left, right - washer_w - 0.026)]
    elif layout == "duo":
        free = right - left - washer_w - 0.052
        a = free * (0.5 + small)
        cells = [("basin", left, left + a), ("washer", left + a + 0.026, left + a + 0.026 + washer_w), ("basin", right - (free - a), right)]
    elif layout == "drainer":
        board = 0.24
        free = right - left - washer_w - 0.078 - board
        a = free * 0.58
        cells = [("drainer", left, left + board), ("basin", left + board + 0.026, left + board + 0.026 + a),
                 ("basin", left + board + 0.052 + a, left + board + 0.052 + free), ("washer", right - washer_w, right)]
    else:
        cells = [("washer", left, right)]
    holes = []
    for kind, x0, x1 in cells:
        w, cx = x1 - x0, (x0 + x1) / 2
        if kind == "basin":
            basin(cx, cy, w, inner_d, 0.21, finish, radius)
            holes.append(g.rounded_rect(w + 0.004, inner_d + 0.004, radius + 0.002, 10, (cx, cy)))
        elif kind == "washer":
            washer(cx, cy, w, inner_d, lid_angle)
            holes.append(g.rounded_rect(w, inner_d, 0.02, 8, (cx, cy)))
        else:
            for i in range(9):
                g.box("groove", (w - 0.05, 0.006, 0.003), (cx, cy - inner_d / 2 + 0.05 + i * (inner_d - 0.1) / 8, RIM + 0.0008), m.get(finish), 0.0012)
    g.rect_plate("deck", width, depth, RIM, (0, 0, RIM / 2 + 0.0002), m.get(finish), 0.014, holes, 0.0012)
    if layout != "only":
        tx = sum(cells[0 if layout == "duo" else 1][1:]) / 2 if layout != "drainer" else cells[1][2] + 0.013
        tap(tx, depth / 2 - deck / 2, tap_finish, side=0.5 if layout == "duo" else 0)
        g.lathe("soap", [(0, 0.055), (0.006, 0.055), (0.008, 0.05), (0.008, 0.02), (0.018, 0.018), (0.018, 0)], (tx + 0.13, depth / 2 - deck / 2, RIM), m.get(tap_finish))
    g.cylinder("overflow knob", 0.014, 0.02, (width / 2 - 0.07, depth / 2 - deck / 2, RIM), m.get("satin"), 0.003)
    top = 0.36 if layout != "only" else 0.05
    if lid_angle > 30:
        top = max(top, math.sin(math.radians(min(lid_angle, 90))) * inner_d)
    return (-width / 2, -depth / 2, 0), (width / 2, depth / 2, top)


MODELS = {"sink": sink}
