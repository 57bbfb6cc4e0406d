"""What is inside the oven chamber: loaves, buns, a turntable with a bowl, or two bowls on a flat base."""
import math

import bpy

import geometry as g
import materials as m


def _lump(name, x, y, z, size, material, squash=0.62, folds=0, scores=0.0):
    """A round, slightly uneven piece of dough. `folds` is the number of pleats of a bun; `scores` is the density of the cuts in a loaf."""
    verts, faces, rows, cols = [], [], 28, 64
    for i in range(rows + 1):
        t = math.pi * i / rows
        for j in range(cols):
            a = 2 * math.pi * j / cols
            r = math.sin(t) * (1 + 0.03 * math.sin(3 * a + x * 40))
            if folds and t < 1.4:
                r *= 1 + 0.05 * math.sin(folds * a + t * 5) * math.sin(t * 2.2)
            if scores and t < 1.5:
                slope = (math.cos(a) * 0.8 + math.sin(a) * 0.6) * math.sin(t) * scores
                r *= 1 - 0.10 * math.exp(-(((slope % 1) - 0.5) / 0.10) ** 2) * math.cos(t)
            verts.append((x + size * r * math.cos(a), y + size * r * math.sin(a), z + size * squash * (0.4 + math.cos(t) * (1.0 if t < 1.57 else 0.4))))
    for i in range(rows):
        faces += [(i * cols + j, i * cols + (j + 1) % cols, (i + 1) * cols + (j + 1) % cols, (i + 1) * cols + j) for j in range(cols)]
    obj = g.mesh(name, verts, faces, m.get(material))
    g._smooth(obj.data, 80)
    return obj


def tray(x, y, z, w, d, material="enamel"):
    ring = lambda inset, dz, r: [(x + a, y + b, z + dz) for a, b in g.rounded_rect(w - inset, d - inset, r, 5)]
    g.loft("tray", [ring(0, 0.016, 0.012), ring(0.014, 0.016, 0.01), ring(0.03, 0.0, 0.01)], m.get(material))


def grid(x, y, z, w, d):
    """A wire shelf."""
    steel, n = m.get("polished"), 22
    g.tube("shelf rim", [(x - w / 2, y - d / 2, z), (x + w / 2, y - d / 2, z), (x + w / 2, y + d / 2, z), (x - w / 2, y + d / 2, z)], 0.003, steel, True)
    for i in range(1, n):
        cx = x - w / 2 + w * i / n
        g.tube("wire", [(cx, y - d / 2, z), (cx, y + d / 2, z)], 0.0014, steel)


def _bowl(x, y, z):
    wall = [(0, 0.002), (0.03, 0.002), (0.035, 0.006), (0.058, 0.035), (0.066, 0.06), (0.063, 0.06), (0.055, 0.036), (0, 0.012)]
    g.lathe("bowl", wall, (x, y, z), m.get("ceramic"))


def put(kind, x, y, z, w, d):
    if kind == "bread":
        grid(x, y, z, w, d)
        for i, cx in enumerate((-0.22, 0.22)):
            _lump("loaf", x + cx * w, y - d * 0.12 + i * 0.03, z + 0.002, min(w * 0.19, 0.085), "bread", 0.55, 0, 1.6)
    elif kind == "rolls":
        tray(x, y, z, w, d)
        for i in range(4):
            for j in range(3):
                _lump("roll", x + (i - 1.5) * w * 0.22, y + (j - 1) * d * 0.28, z + 0.002, min(w * 0.085, 0.036), "bread", 0.6, 0, 1.0)
    elif kind == "buns":
        tray(x, y, z, w, d, "cavity_bright")
        n = max(int(w / 0.1), 3)
        for i in range(n):
            for j in range(3):
                _lump("bun", x + (i - (n - 1) / 2) * w * 0.9 / n, y + (j - 1) * d * 0.28, z + 0.002, min(w * 0.36 / n, 0.04), "dough", 0.62, 12)
    elif kind == "greens":
        tray(x, y, z, w, d, "cavity_bright")
        for i in range(14):
            _lump("broccoli", x + math.sin(i * 7.1) * w * 0.36, y + math.sin(i * 3.7 + 1) * d * 0.34, z + 0.002, 0.022 + 0.008 * math.sin(i * 5.3), "green", 0.75, 9)
    elif kind == "turntable":
        g.lathe("turntable", [(0, 0.006), (w * 0.33, 0.006), (w * 0.36, 0.012), (w * 0.365, 0.011)], (x, y - d * 0.1, z), m.get("porcelain"))
        _bowl(x, y - d * 0.1, z + 0.006)
    elif kind == "flatbed":
        for side in (-1, 1):
            _bowl(x + side * w * 0.21, y - d * 0.1, z)
    elif kind == "empty":
        grid(x, y, z, w, d)
