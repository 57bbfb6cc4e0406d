"""Baskets, boards, seals, hoses and small parts of in-sink dishwashers."""
import math

import geometry as g
import materials as m
from parts import lay, made, seal


def produce_basket(width=0.31, depth=0.25, height=0.115):
    """A fine wire basket with hooks on both sides."""
    steel = "chrome"
    ring = lambda inset, z: [(x, y, z) for x, y in g.rounded_rect(width - inset, depth - inset, 0.03, 6)]
    g.tube("rim", ring(0, height), 0.0042, m.get(steel), True)
    g.tube("upper band", ring(0.006, height * 0.62), 0.0018, m.get(steel), True)
    g.tube("lower band", ring(0.012, height * 0.30), 0.0018, m.get(steel), True)
    g.tube("foot", ring(0.030, 0.003), 0.0028, m.get(steel), True)
    for k in range(17):
        x = (k - 8) * (width - 0.05) / 16
        g.tube("wire", [(x, -depth / 2, height), (x * 0.97, -depth / 2 + 0.013, 0.004), (x * 0.97, depth / 2 - 0.013, 0.004), (x, depth / 2, height)], 0.0016, m.get(steel))
    for k in range(13):
        y = (k - 6) * (depth - 0.05) / 12
        g.tube("wire", [(-width / 2, y, height), (-width / 2 + 0.013, y * 0.97, 0.005), (width / 2 - 0.013, y * 0.97, 0.005), (width / 2, y, height)], 0.0016, m.get(steel))
    for s in (-1, 1):
        x = s * width / 2
        g.tube("hook", [(x, -0.055, height), (x + s * 0.012, -0.052, height + 0.018), (x + s * 0.030, -0.050, height + 0.018), (x + s * 0.030, 0.050, height + 0.018), (x + s * 0.012, 0.052, height + 0.018), (x, 0.055, height)], 0.0032, m.get(steel))


def chopping_board(width=0.42, depth=0.23, height=0.026):
    """Beech, with a groove for juice and a step on both ends that runs along the rim of the basin."""
    g.rect_plate("board", width, depth, height * 0.62, (0, 0, height * 0.69), m.get("beech"), 0.014, (), 0.003)
    g.rect_plate("step", width - 0.036, depth, height * 0.44, (0, 0, height * 0.22), m.get("beech"), 0.012, (), 0.002)
    outline = lambda inset: g.rounded_rect(width - inset, depth - inset, 0.018, 8)
    g.plate("groove", outline(0.040), 0.0004, (0, 0, height + 0.00005), m.get("bamboo_dark"), [outline(0.050)], 0.0001)


def sieve(radius=0.048, height=0.075):
    """A basket of fine mesh with a handle and a coarse ring."""
    g.lathe("mesh", [(radius * 0.86, 0.004), (radius * 0.90, height * 0.66)], (0, 0, 0), m.get("sieve_mesh"), 96)
    g.lathe("floor", [(0, 0.002), (radius * 0.86, 0.002), (radius * 0.88, 0.004), (radius * 0.88, 0.008), (radius * 0.85, 0.008)], (0, 0, 0), m.get("grey_plastic"), 96)
    for k in range(8):
        lay([g.box("rib", (0.003, 0.005, height * 0.62), (radius * 0.895, 0, height * 0.34), m.get("grey_plastic"), 0.001)], turn=45 * k + 10)
    rim = [(radius * 0.88, height * 0.64), (radius * 1.05, height * 0.66), (radius * 1.30, height * 0.70), (radius * 1.34, height * 0.74), (radius * 1.32, height * 0.78), (radius * 0.90, height * 0.78), (radius * 0.84, height * 0.72), (radius * 0.88, height * 0.64)]
    g.lathe("rim", rim, (0, 0, 0), m.get("grey_plastic"), 96)
    for k in range(3):
        lay([g.box("catch", (0.014, 0.022, 0.006), (radius * 1.36, 0, height * 0.73), m.get("grey_plastic"), 0.002)], turn=120 * k + 40)
    z = height * 0.77
    g.tube("handle", [(-radius * 0.95, 0, z), (-radius * 0.8, 0, z + 0.018), (-radius * 0.35, 0, z + 0.030), (radius * 0.35, 0, z + 0.030), (radius * 0.8, 0, z + 0.018), (radius * 0.95, 0, z)], 0.0046, m.get("grey_plastic"), smooth=True)


def spray_arm(length=0.34, width=0.050, height=0.016):
    """Two tapered wings around a hub, with spray holes."""
    half = [(0.0, width * 0.62), (0.03, width * 0.60), (0.055, width * 0.46), (length / 2 - 0.022, width * 0.34), (length / 2 - 0.006, width * 0.26), (length / 2, width * 0.10)]
    right = [(x, -y) for x, y in half[1:]] + [(x, y) for x, y in reversed(half[1:])]
    left = [(-x, -y) for x, y in right]
    g.plate("arm", [*[(x, y) for x, y in right], (0, width * 0.62), *left, (0, -width * 0.62)], height, (0, 0, height / 2 + 0.005), m.get("grey_plastic"), (), 0.0045)
    top = height + 0.005
    for s in (-1, 1):
        for k, x in enumerate((0.052, 0.080, 0.106, 0.130, 0.152)):
            y = 0.006 * (1 if k % 2 else -1) * s
            g.lathe("nozzle", [(0.0058, 0), (0.0052, 0.0012), (0.0030, 0.0014), (0.0026, 0.0002), (0, 0.0002)], (s * x, y, top - 0.0002), m.get("grey_plastic"), 32)
            g.cylinder("hole", 0.0025, 0.0004, (s * x, y, top + 0.0006), m.get("black_print"), 0.0001)
    g.lathe("hub", [(0.026, 0), (0.026, 0.004), (0.022, 0.006)], (0, 0, 0), m.get("black_satin"), 64)
    g.lathe("cap", [(0.022, 0), (0.021, 0.006), (0.017, 0.0095), (0, 0.0105)], (0, 0, top - 0.001), m.get("black_satin"), 64)
    for k in range(3):
        lay([g.box("grip", (0.013, 0.003, 0.003), (0.011, 0, top + 0.0095), m.get("grey_plastic"), 0.001)], turn=120 * k)


def inlet_hose(radius=0.085, r=0.0072):
    steps = 40
    turns = []
    for k in range(int(steps * 2.25)):
        a = -0.5 * math.pi + 2 * math.pi * k / steps
        turns.append(((radius - 0.004 * k / steps) * math.cos(a), (radius - 0.004 * k / steps) * math.sin(a), r + 2.05 * r * k / steps))
    head = [(-0.120, -radius - 0.022, r), (-0.085, -radius - 0.016, r), (-0.040, -radius - 0.003, r)]
    x, y, z = turns[-1]
    tail = [(x - 0.012, y + 0.034, z - 0.001), (x - 0.022, y + 0.060, z - 0.001)]
    g.tube("hose", [*head, *turns, *tail], r, m.get("braid"), smooth=True)

    def nut(metal):
        g.lathe("ferrule", [(0.0078, -0.004), (0.0086, -0.003), (0.0086, 0.016), (0.0078, 0.017)], (0, 0, 0), m.get("polished"), 48)
        g.lathe("nut", [(0.010, 0.016), (0.0150, 0.018), (0.0150, 0.034), (0.0140, 0.036), (0.0112, 0.036), (0.0112, 0.020), (0, 0.020)], (0, 0, 0), m.get(metal), 6)
        g.lathe("gasket", [(0.0112, 0.026), (0.0060, 0.026), (0.0055, 0.020)], (0, 0, 0), m.get("rubber"), 40)

    lay(made(nut, "brass"), -0.118, -radius - 0.0215, r + 0.006, turn=8, roll=-90)


def lid_seal(width=0.36, depth=0.40):
    """A slim black seal with a lip."""
    seal(width, depth, 0.0042, "black_satin", 0.022, lip="rubber")
