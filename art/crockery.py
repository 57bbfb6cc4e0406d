"""Tableware: bowls, plates, steamers, mugs, spoons. Lengths are in metres."""
import math

import geometry as g
import materials as m
from still_life import rough, set_down, surface


def bowl(x, y, z=0.0, r=0.075, h=0.055, material="glaze_white"):
    """A bowl with a foot. Returns the height and radius for its filling."""
    wall = [(0, 0.003), (r * 0.40, 0.003), (r * 0.42, 0), (r * 0.46, 0), (r * 0.47, 0.006), (r * 0.62, h * 0.22), (r * 0.82, h * 0.5), (r * 0.95, h * 0.8),
            (r * 0.995, h * 0.985), (r * 0.99, h), (r * 0.965, h * 0.995), (r * 0.92, h * 0.8), (r * 0.79, h * 0.53), (r * 0.58, h * 0.27), (r * 0.3, 0.010), (0, 0.008)]
    g.lathe("bowl", wall, (x, y, z), m.get(material), 128)
    return z + h * 0.78, r * 0.912


def plate(x, y, z=0.0, r=0.12, material="glaze_white", oval=1.0):
    """A coupe plate (without a rim). Returns the height of its floor."""
    wall = [(0, 0.002), (r * 0.55, 0.002), (r * 0.57, 0), (r * 0.61, 0), (r * 0.63, 0.004), (r * 0.9, 0.013), (r, 0.021), (r * 0.997, 0.0225), (r * 0.985, 0.0225),
            (r * 0.89, 0.016), (r * 0.62, 0.0085), (r * 0.4, 0.0075), (0, 0.007)]
    obj = g.lathe("plate", wall, (x, y, z), m.get(material), 128)
    obj.scale.x = oval
    return z + 0.0078


def steamer(x, y, z=0.0, r=0.115, h=0.058):
    """One tier of a bamboo steamer. Returns the height of its slats."""
    bamboo = m.get("bamboo")
    g.lathe("wall", [(r - 0.005, 0.002), (r - 0.001, 0), (r, 0.002), (r, h - 0.002), (r - 0.001, h), (r - 0.005, h - 0.001), (r - 0.005, 0.002)], (x, y, z), bamboo, 128)
    for low, high in ((0.0, 0.017), (h - 0.022, h - 0.006)):
        g.lathe("hoop", [(r - 0.001, low), (r + 0.0032, low + 0.001), (r + 0.0036, low + 0.003), (r + 0.0036, high - 0.003), (r + 0.0032, high - 0.001), (r - 0.001, high)], (x, y, z), bamboo, 128)
    for start in (0.5, 2.5, 4.4, 5.6):
        for k in range(3):
            a = start + k * 0.055
            for low, high in ((-0.0004, 0.0175), (h - 0.0225, h - 0.0055)):
                stitch = g.box("stitch", (0.0016, 0.0042, high - low), (x + (r + 0.0036) * math.cos(a), y + (r + 0.0036) * math.sin(a), z + (low + high) / 2), m.get("bamboo_dark"), 0.0006)
                stitch.rotation_euler.z = a
    step = 0.0125
    for i in range(int(2 * r / step)):
        py = -r + (i + 0.5) * step
        half = math.sqrt(max((r - 0.006) ** 2 - py ** 2, 0))
        if half > 0.01:
            g.box("slat", (2 * half, step - 0.0035, 0.004), (x, y + py, z + 0.018), bamboo, 0.0012)
    return z + 0.0205


def mug(x, y, z=0.0, r=0.042, h=0.088, material="stoneware"):
    wall = [(0, 0.003), (r * 0.8, 0.003), (r * 0.84, 0), (r * 0.93, 0.002), (r * 0.99, 0.012), (r, h * 0.6), (r * 0.985, h - 0.002), (r * 0.96, h), (r * 0.925, h - 0.002), (r * 0.92, 0.012), (0, 0.008)]
    g.lathe("mug", wall, (x, y, z), m.get(material), 128)
    arc = [(x + r * 0.96, y, z + h * 0.80)] + [(x + r * 0.98 + 0.026 * math.sin(t) * 1.05, y, z + h * 0.5 + 0.028 * math.cos(t)) for t in [i * math.pi / 10 for i in range(1, 10)]] + [(x + r * 0.96, y, z + h * 0.20)]
    g.tube("handle", arc, 0.0052, m.get(material), smooth=True)
    return z + h, r * 0.92


def spoon(x, y, z=0.0, turn=0.0, length=0.17, material="polished"):
    """A table spoon lying on its back."""
    def shape(u, v):
        u = u ** 1.5 if u < 0.1 else u + (0.1 ** 1.5 - 0.1) * (1 - u) / 0.9  # puts the rows of vertices closer together at the tip
        along, a = u * length, 2 * math.pi * v
        if u < 0.34:
            t = u / 0.34
            egg = math.sin(math.pi * min(t * 0.994 + 0.002, 1) ** 0.74) ** 0.6
            half, dip = max(0.0205 * egg, 0.0033 if t > 0.5 else 0.0), 0.0075 * math.sin(math.pi * t)
        else:
            t = (u - 0.34) / 0.66
            half, dip = (0.0033 + 0.0045 * t ** 2) * math.sqrt(max(1 - (max(t - 0.9, 0) / 0.1) ** 2, 0.0)), 0.0
        arch = 0.010 * math.sin(math.pi * max(u - 0.3, 0) / 0.7) + 0.002
        across, side = math.cos(a), math.sin(a)
        return along, half * across, arch - dip * (1 - across ** 2) + 0.0011 * side + (0.004 if u < 0.34 else 0.004), 0.5
    return set_down(surface("spoon", shape, 60, 32, material), x, y, z, turn)


def chinese_spoon(x, y, z=0.0, turn=0.0, material="glaze_white", lean=(0, -8)):
    """A porcelain soup spoon with a flat bowl and a raised handle."""
    def shape(u, v):
        t, side = u, (v - 0.5) * 2
        if t < 0.5:
            k = t / 0.5
            half, floor, rim = 0.022 * math.sin(math.pi * (0.06 + 0.62 * k ** 0.8)) ** 0.6, 0.002, 0.013
        else:
            k = (t - 0.5) / 0.5
            ease = min(k * 1.7, 1) ** 2 * (3 - 2 * min(k * 1.7, 1))
            half, floor, rim = 0.0195 - 0.0105 * ease, 0.002 + 0.034 * k * k ** 0.3, 0.013 + 0.028 * k * k ** 0.3
        z_ = floor + (rim - floor) * abs(side) ** 3
        return t * 0.135, half * side, z_, 0.5
    obj = surface("spoon", shape, 70, 40, material, around=False)
    thick = obj.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.0028
    round_off = obj.modifiers.new("rounding", "SUBSURF")
    round_off.levels = round_off.render_levels = 1
    return set_down(obj, x, y, z, turn, lean)


def chopsticks(x, y, turn=-14):
    rest = g.box("rest", (0.016, 0.05, 0.010), (x - 0.07, y + 0.004, 0.0055), m.get("glaze_white"), 0.004)
    rest.rotation_euler.z = math.radians(turn)
    for i in range(2):
        stick = g.lathe("chopstick", [(0, 0), (0.0016, 0.0004), (0.0018, 0.002), (0.0034, 0.2), (0.0036, 0.232), (0.003, 0.234), (0, 0.234)], (x - 0.115, y + i * 0.011 + 0.004, 0.0125), m.get("lacquer"), 24)
        stick.rotation_euler = (0, math.radians(91.2), math.radians(turn + i * 2.2))


def chopping_board(x, y, w=0.36, d=0.24, turn=0.0, height=0.022):
    obj = g.rect_plate("board", w, d, height, (0, 0, height / 2), m.get("board_wood"), 0.03, (), 0.004)
    obj.matrix_world = obj.matrix_world.Translation((x, y, height / 2)) @ obj.matrix_world.Rotation(math.radians(turn), 4, "Z")
    return height


def clay_pot(x, y, z=0.0, r=0.098, h=0.072):
    """A clay pot with a dark glaze inside and a short handle."""
    outer = [(0, 0), (r * 0.62, 0), (r * 0.70, 0.003), (r * 0.93, h * 0.35), (r, h * 0.66), (r * 0.985, h * 0.9), (r * 1.015, h * 0.97), (r * 1.015, h), (r * 0.99, h * 1.015)]
    inner = [(r * 0.99, h * 1.015), (r * 0.955, h), (r * 0.945, h * 0.88), (r * 0.955, h * 0.64), (r * 0.88, h * 0.36), (r * 0.6, 0.01), (0, 0.008)]
    g.lathe("pot", outer, (x, y, z), m.get("sand_clay"), 128)
    g.lathe("glaze", inner, (x, y, z), m.get("pot_glaze"), 128)
    for s in (0.35, math.pi + 0.35):
        ear = g.tube("ear", [(x + r * math.cos(s + d) * k, y + r * math.sin(s + d) * k, z + h * zz) for d, k, zz in ((-0.2, 0.97, 0.74), (-0.17, 1.16, 0.8), (0, 1.22, 0.82), (0.17, 1.16, 0.8), (0.2, 0.97, 0.74))], 0.0068, m.get("sand_clay"), smooth=True)
        ear.name = "ear"
    return z + h * 0.80, r * 0.945


def filling(x, y, z, r, material, tone=lambda x, y: 0.0, height=lambda x, y: 0.0, rings=90, steps=240):
    """The surface of the food in a bowl. It rises slightly where it touches the wall."""
    def shape(u, v):
        a, rho = 2 * math.pi * v, r * u ** 0.8
        px, py = rho * math.cos(a), rho * math.sin(a)
        return px, py, 0.0012 * max(0, (u - 0.93) / 0.07) ** 2 + height(px, py), tone(px, py)
    return set_down(surface("filling", shape, rings, steps, material), x, y, z)


def lumpy(amount, scale, seed):
    return lambda x, y: amount * rough(x, y, 0, scale, seed)
