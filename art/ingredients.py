"""Single pieces of food. Each is built at the origin on z = 0, to be placed or scattered."""
import math

import geometry as g
import materials as m
from still_life import rough, surface

TAU = 2 * math.pi


def bun(size=0.034, pleats=13, seed=0.0, material="bun"):
    """A pleated steamed bun. A little of the filling shows through the hole in its top."""
    def shape(u, v):
        t, a = math.pi * u, TAU * v
        up = max(math.cos(t), 0)
        twist = a + 1.1 * up
        r = math.sin(t) ** 0.85 if t < math.pi / 2 else math.sin(t) ** 0.6
        r *= 1 + 0.02 * rough(math.cos(a), math.sin(a), seed, 1.5, seed)
        fold = math.sin(math.pi * min(u * 2, 1)) ** 0.8 * up ** 0.35
        r *= 1 - 0.055 * fold * (0.5 - 0.5 * math.cos(pleats * twist)) ** 2
        z = size * (0.36 + (0.86 if t < math.pi / 2 else 0.36) * math.cos(t))
        z -= size * 0.14 * math.exp(-(u / 0.05) ** 2)
        stain = math.exp(-(u / 0.052) ** 2) * 1.5
        return size * r * math.cos(a), size * r * math.sin(a), max(z, 0), min(stain, 1)
    return surface("bun", shape, 90, 156, material)


def dumpling(size=0.05, seed=0.0):
    """A crescent-shaped dumpling with a pleated ridge. The prawn shows through the skin."""
    def shape(u, v):
        phi, s = (u - 0.5) * math.pi * 0.985, TAU * v
        taper = max(math.cos(phi), 0) ** 0.62
        along, bend = math.sin(phi) * size * 0.52, -size * 0.16 * math.sin(phi) ** 2
        top = max(math.cos(s), 0)
        pleat = 1 + 0.22 * math.cos(TAU * 9 * u) * top ** 0.7 * (0.4 + 0.6 * max(-math.sin(s), 0)) * taper
        y = size * 0.27 * taper * math.sin(s) * (1 - 0.55 * top ** 1.5) * pleat
        y -= size * 0.035 * top ** 3 * math.cos(TAU * 9 * u) * taper
        z = size * ((0.20 * math.cos(s) if math.cos(s) < 0 else 0.26 * top ** 1.1) * (0.25 + 0.75 * taper) * min(taper * 4, 1) + 0.20 * (0.45 + 0.55 * taper))
        closed = min(min(u, 1 - u) / 0.012, 1) ** 0.5
        y, z = y * closed, size * 0.10 + (z - size * 0.10) * closed
        inside = 0.5 + 0.9 * rough(along, y, z, 46, seed)
        return along, y + bend, z, max(0, min(inside, 1)) * (1 - top ** 2) * taper
    return surface("dumpling", shape, 150, 72, "dumpling")


def loaf(length=0.235, width=0.15, height=0.108, seed=2.0):
    """A country loaf with a floured crust, one long cut with a raised edge, and a few short cuts beside it."""
    cuts = [(-0.08, 0.24, 0.86), (0.40, 0.0, 0.5), (-0.52, 0.0, 0.5)]

    def shape(u, v):
        t, a = math.pi * u, TAU * v
        r = math.sin(t) ** (0.72 if t < math.pi / 2 else 0.45)
        x, y = length / 2 * r * math.cos(a), width / 2 * r * math.sin(a)
        z = height * (0.30 + (0.70 if t < math.pi / 2 else 0.30) * math.cos(t))
        lump = 0.05 * rough(x, y, z, 16, seed) + 0.02 * rough(x, y, z, 48, seed)
        tone, lift = 0.40 + 0.25 * rough(x, y, z, 30, seed), 0.0
        if t < 1.45:
            px, py = x / (length / 2), y / (width / 2)
            for offset, slope, reach in cuts:
                across = py - offset - slope * px + 0.05 * math.sin(px * 2.2)
                along = max(0, 1 - (abs(px) / reach) ** 4)
                deep = math.exp(-(across / 0.13) ** 2) * along
                lump -= 0.085 * deep
                lump += 0.055 * math.exp(-((across - 0.2) / 0.07) ** 2) * along
                tone += 0.5 * math.exp(-((across + 0.03) / 0.10) ** 2) * along - 0.34 * math.exp(-((across - 0.2) / 0.05) ** 2) * along
            rings = math.cos(r * 46 + 4 * rough(x, y, z, 8, seed))
            tone += 0.13 * max(rings, 0) * (1 - abs(px) ** 6) + 0.5 * max(0, rough(x, y, z, 20, seed + 3)) + 0.22 * max(0, rough(x, y, z, 160, seed + 5))
        return x * (1 + lump), y * (1 + lump), max(z * (1 + lump * 1.3) + lift, 0), max(0, min(tone, 1))
    return surface("loaf", shape, 220, 320, "crust_floured")


def bread_slice(width=0.115, height=0.082, thick=0.014, seed=1.0):
    """A slice of bread lying on its side: open crumb inside a thin crust."""
    def shape(u, v):
        a = TAU * v
        px, py = math.cos(a), math.sin(a)
        edge = 1 / max((abs(px) ** 3 + abs(py) ** 3) ** (1 / 3), 1e-6)
        if u < 0.62:
            k, z = u / 0.62 * 0.965, thick
        elif u < 0.8:
            q = (u - 0.62) / 0.18
            k, z = 0.965 + 0.035 * math.sin(q * 1.57), thick - 0.003 * q
        else:
            k, z = 1.0, (thick - 0.003) * (1 - (u - 0.8) / 0.2)
        x, y = width / 2 * edge * k * px, height / 2 * edge * k * py + 0.012 * (1 - (px * k) ** 2) * (py > 0) * k
        hole = max(0, rough(x, y, 0, 230, seed) - 0.10) * 0.8 + max(0, rough(x, y, 0, 95, seed + 4) - 0.30) * 1.2
        inner = min(max((0.93 - k) / 0.05, 0), 1)
        return x, y, z - 0.009 * hole * inner, (0.05 + 0.3 * hole) * inner + (0.86 if k > 0.955 else 0)
    return surface("slice", shape, 120, 220, "crumb")


def scallion(r=0.0042, h=0.0042):
    """One ring of spring onion."""
    return g.lathe("scallion", [(r * 0.62, 0), (r * 0.95, 0), (r, h * 0.2), (r, h * 0.85), (r * 0.93, h), (r * 0.64, h), (r * 0.6, h * 0.5), (r * 0.62, 0)], (0, 0, 0), m.get("scallion"), 28)


def julienne(length=0.034, width=0.0017):
    """A thin, slightly bent strip of ginger."""
    obj = g.tube("ginger", [(-length / 2, 0, 0), (0, length * 0.06, 0.0012), (length / 2, 0, 0)], width / 2, m.get("ginger"), smooth=True)
    obj.data.bevel_resolution = 1
    return obj


def grain(length=0.0082, width=0.0027):
    """One cooked grain of rice."""
    return g.lathe("grain", [(width / 2 * math.sin(t) ** 0.8, length / 2 * (1 - math.cos(t))) for t in [i * math.pi / 8 for i in range(9)]], (0, 0, 0), m.get("rice"), 10)


def seed(length=0.0031, width=0.0018, material="sesame"):
    return g.lathe("seed", [(width / 2 * math.sin(t) * (1.25 - 0.25 * math.cos(t)), length / 2 * (1 - math.cos(t))) for t in [i * math.pi / 6 for i in range(7)]], (0, 0, 0), m.get(material), 8)


def sausage_slice(seed_=0.0):
    """A slice of cured sausage, cut at an angle, with fat and lean meat."""
    def shape(u, v):
        a, thick = TAU * v, 0.0038
        k, z = (u / 0.7, thick) if u < 0.7 else (1 + 0.02 * math.sin((u - 0.7) / 0.3 * math.pi), thick * (1 - (u - 0.7) / 0.3))
        x, y = 0.0165 * k * math.cos(a), 0.0105 * k * math.sin(a)
        fat = 0.35 + 1.5 * rough(x, y, 0, 260, seed_)
        return x, y, z + 0.0006 * rough(x, y, 0, 110, seed_) - 0.0016 * (1 - k * k if k < 1 else 0) * 0.5, max(0, min(fat, 1)) if k < 0.93 else 0.0
    return surface("sausage", shape, 30, 60, "sausage")


def wedge(r=0.082, half=20, seed_=0.0, from_=-64, to=64):
    """A wedge of roasted pumpkin with its rind. The flesh is browned along the edges."""
    inner = 0.60

    def shape(u, v):
        phi = math.radians(from_ + (to - from_) * u)
        s = v * 4
        end = math.sin(math.pi * min(max(u, 0.0), 1)) ** 0.22
        if s < 1.6:
            k, az, tone = 1.0, -1 + 2 * s / 1.6, 1.0
        elif s < 2.4:
            q = (s - 1.6) / 0.8
            k, az, tone = 1 - (1 - inner) * q, 1.0, 0.0
        elif s < 3.2:
            q = (s - 2.4) / 0.8
            k, az, tone = inner - 0.02 * math.sin(q * math.pi), 1 - 2 * q, 0.0
        else:
            q = (s - 3.2) / 0.8
            k, az, tone = inner + (1 - inner) * q, -1.0, 0.0
        closed = min(min(u, 1 - u) / 0.035, 1) ** 0.5
        k, az = (1 + inner) / 2 + (k - (1 + inner) / 2) * closed, az * closed
        angle = math.radians(half * az)
        rib = 1 + (0.025 * math.cos(angle * 9) if s < 1.6 else 0)
        rho = r * k * rib * (1 + 0.022 * rough(phi, az, k, 3, seed_) + 0.010 * rough(phi * 3, az, k, 9, seed_))
        x, y, z = rho * math.cos(phi) * math.cos(angle), rho * math.cos(phi) * math.sin(angle), rho * 0.95 * math.sin(phi)
        if tone < 0.5:
            edge = max(abs((k - (1 + inner) / 2) / ((1 - inner) / 2)) if 1.6 <= s < 2.4 or s >= 3.2 else abs(az), 0)
            tone = 0.06 + 0.42 * edge ** 6 + 0.5 * max(0, rough(x, y, z, 55, seed_)) + 0.34 * (1 - closed)
        return x, y, z, max(0, min(tone, 1))
    obj = surface("wedge", shape, 110, 160, "pumpkin")
    smooth = obj.modifiers.new("rounding", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return obj


def pumpkin(r=0.078, ribs=11, seed_=0.0):
    """A whole pumpkin with a dry stalk."""
    def shape(u, v):
        t, a = math.pi * u, TAU * v
        rib = abs(math.cos(a * ribs / 2 + 0.25 * math.sin(a * 2))) ** 0.7
        rho = r * math.sin(t) ** 0.85 * (0.90 + 0.10 * rib * math.sin(t) ** 0.6) * (1 + 0.03 * rough(math.cos(a), math.sin(a), t, 1.3, seed_))
        z = r * 0.74 * (1 + math.cos(t)) - r * 0.26 * math.exp(-(u / 0.10) ** 2) + r * 0.02
        tone = 0.30 * rib + 0.30 * rough(math.cos(a) * 2, math.sin(a) * 2, t * 2, 2.2, seed_) + 0.25
        return rho * math.cos(a), rho * math.sin(a), max(z, 0), max(0, min(tone, 1))

    def stalk(u, v):
        a = TAU * v
        k = r * 0.15 * (1.5 - 1.0 * min(u * 2.2, 1) + 0.35 * u ** 4) * (1 + 0.16 * math.cos(5 * a + u * 2)) * min((1 - u) / 0.02, 1) ** 0.5
        return k * math.cos(a) + r * 0.22 * u ** 2, k * math.sin(a), r * (1.22 + 0.55 * u), 0.5 + 0.4 * rough(math.cos(a), math.sin(a), u, 3, seed_)
    return [surface("pumpkin", shape, 140, 260, "pumpkin_skin"), surface("stalk", stalk, 40, 60, "stalk")]


def pumpkin_seed(length=0.0125):
    """A flat green pumpkin seed, lying flat."""
    def shape(u, v):
        a = TAU * v
        w = length * 0.26 * math.sin(math.pi * u) ** 0.6 * (0.75 + 0.35 * u)
        return (u - 0.5) * length, w * math.cos(a), length * 0.10 + length * 0.10 * math.sin(math.pi * u) ** 0.5 * math.sin(a), 0.5
    return surface("kernel", shape, 24, 20, "pumpkin_seed")


def tart(seed_=0.0):
    """A pineapple tart: a fluted biscuit with a ball of jam."""
    def biscuit(u, v):
        a = TAU * v
        flute = 1 + 0.055 * math.cos(14 * a)
        if u < 0.55:
            k, z = u / 0.55 * 0.86, 0.0085
            z -= 0.0012 * math.exp(-((k - 0.55) / 0.1) ** 2)
        elif u < 0.8:
            q = (u - 0.55) / 0.25 * math.pi / 2
            k, z = 0.86 + 0.14 * math.sin(q), 0.0055 + 0.003 * math.cos(q)
        else:
            k, z = 1.0 - 0.06 * (u - 0.8) / 0.2, 0.0055 * (1 - (u - 0.8) / 0.2)
        k *= 1 + (flute - 1) * min(k, 1) ** 3
        x, y = 0.0225 * k * math.cos(a), 0.0225 * k * math.sin(a)
        return x, y, z + 0.0004 * rough(x, y, 0, 200, seed_), 0.12 + 0.55 * max(k - 0.72, 0) / 0.3 + 0.12 * rough(x, y, z, 70, seed_)
    base = surface("biscuit", biscuit, 70, 170, "pastry")

    def jam(u, v):
        t, a = math.pi * u, TAU * v
        lump = 1 + 0.055 * rough(math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), math.cos(t), 3.2, seed_) + 0.03 * rough(math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), math.cos(t), 9, seed_)
        return 0.0138 * lump * math.sin(t) * math.cos(a), 0.0138 * lump * math.sin(t) * math.sin(a), 0.0148 + 0.0100 * lump * math.cos(t), 0.5 + 0.4 * rough(t, a, seed_, 2)
    return [base, surface("jam", jam, 60, 90, "jam")]


def aubergine_half(length=0.175, seed_=0.0):
    """Half an aubergine. The flesh is scored crosswise, glazed and browned."""
    def half_width(u):
        return 0.034 * (math.sin(math.pi * min(u ** 0.72, 1)) ** 0.55) * (0.62 + 0.38 * math.sin(math.pi * min(u * 0.8 + 0.2, 1) * 0.5 + 0.2) + 0.2 * u) if 0 < u < 1 else 0.0008

    def flesh(u, v):
        w, side = half_width(u), (v - 0.5) * 2
        x, y = (u - 0.5) * length, w * side
        hatch = min(abs(((x + y) / 0.0125) % 1 - 0.5), abs(((x - y) / 0.0125) % 1 - 0.5))
        groove = math.exp(-((0.5 - max(abs(((x + y) / 0.0125) % 1 - 0.5), abs(((x - y) / 0.0125) % 1 - 0.5))) / 0.085) ** 2)
        rim = abs(side) ** 8 + math.exp(-((min(u, 1 - u)) / 0.02) ** 2)
        z = 0.022 + 0.0045 * (1 - side ** 2) - 0.0042 * groove * (1 - rim) - 0.002 * rim + 0.0009 * rough(x, y, 0, 90, seed_)
        tone = 0.35 + 0.5 * groove + 0.45 * rough(x, y, 0, 26, seed_) - 0.3 * hatch + 0.3 * abs(side) ** 5
        return x, y, z, max(0, min(tone, 1))

    def skin(u, v):
        w, a = half_width(u) * 1.015, math.pi * v
        return (u - 0.5) * length, w * math.cos(a), 0.0215 - 0.0215 * math.sin(a) * min(1, w / 0.02), 0.5
    stem = g.tube("stem", [(-length * 0.47, 0, 0.016), (-length * 0.53, 0.002, 0.018), (-length * 0.59, 0.007, 0.022)], 0.0046, m.get("calyx"), smooth=True)
    return [surface("flesh", flesh, 220, 90, "aubergine_glazed", around=False), surface("skin", skin, 60, 40, "aubergine_skin", around=False), stem]


def kailan_leaf(length=0.085, width=0.05, seed_=0.0):
    """A dark, soft, cooked leaf with a pale midrib."""
    def shape(u, v):
        side = (v - 0.5) * 2
        w = width / 2 * math.sin(math.pi * min(u ** 0.8 * 0.97 + 0.03, 1)) ** 0.75
        x, y = u * length, w * side
        ruffle = 0.0055 * abs(side) ** 1.5 * math.sin(u * 17 + side * 2 + seed_ * 3) + 0.007 * rough(x, y, 0, 34, seed_) * abs(side)
        droop = 0.012 * math.sin(u * 2.6) - 0.016 * u * u - 0.006 * side ** 2
        vein = math.exp(-(side / 0.06) ** 2) + 0.45 * math.exp(-((((u * 6 - abs(side) * 1.3) % 1) - 0.5) / 0.09) ** 2)
        return x, y, 0.010 + droop + ruffle, min(vein * (1 - u * 0.5), 1)
    return surface("leaf", shape, 80, 50, "kailan_leaf", around=False)


def kailan_stem(length=0.11, r=0.0058, seed_=0.0):
    def shape(u, v):
        a = TAU * v
        k = r * (1 - 0.35 * u) * (1 + 0.07 * math.cos(5 * a)) * (min(u / 0.015, 1) ** 0.5)
        bend = 0.006 * math.sin(u * 3 + seed_)
        return -length * u, k * math.cos(a) + bend, 0.006 + k * math.sin(a), 0.5 - 0.5 * u
    return surface("stem", shape, 50, 30, "kailan_stem")


def basil(length=0.034, seed_=0.0):
    def shape(u, v):
        side = (v - 0.5) * 2
        w = length * 0.30 * math.sin(math.pi * min(u ** 0.85 * 0.98 + 0.02, 1)) ** 0.8
        cup = 0.18 * length * (side ** 2) * math.sin(math.pi * u) - 0.10 * length * u * u
        vein = math.exp(-(side / 0.07) ** 2) + 0.3 * math.exp(-((((u * 5 - abs(side) * 1.4) % 1) - 0.5) / 0.1) ** 2)
        return u * length, w * side, cup + 0.0012 * rough(u, side, 0, 5, seed_), min(vein, 1)
    return surface("basil", shape, 40, 30, "basil", around=False)
