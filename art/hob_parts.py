"""Cookware, knobs, caps and small parts of hobs, and what cleans and cares for appliances."""
import math

import geometry as g
import materials as m
import printing as p
from parts import circle, grid, lay, made


def joining_bar(length=0.51):
    """A channel with two clamps and their screws."""
    bar = made(g.prism, "bar", [(-0.016, 0), (-0.0145, 0), (-0.0145, 0.0105), (0.0145, 0.0105), (0.0145, 0), (0.016, 0), (0.016, 0.012), (-0.016, 0.012)], length, m.get("cavity_steel"), 0.0008)
    lay(bar, 0, 0.05)
    for k in range(2):
        x = -0.055 + 0.11 * k
        g.box("clamp", (0.05, 0.024, 0.0025), (x, -0.035, 0.0013), m.get("galvanised"), 0.0008)
        g.box("clamp end", (0.0025, 0.024, 0.020), (x + 0.024, -0.035, 0.010), m.get("galvanised"), 0.0008)
        g.cylinder("screw", 0.0052, 0.0035, (x - 0.006, -0.035, 0.0025), m.get("polished"), 0.001, steps=6)
        g.cylinder("thread", 0.0028, 0.010, (x - 0.006, -0.035, 0.004), m.get("polished"), 0.0006)


def wok(radius=0.16, height=0.085):
    """A wok with a flat base, a long handle and a helper handle; its lid lies before it."""
    base = 0.058
    arc = [(base + (radius - base) * math.sin(t), 0.001 + (height - 0.001) * (1 - math.cos(t)) ** 0.92) for t in [k * math.pi / 2 / 16 for k in range(17)]]
    inner = [(r - 0.0022, z + 0.0022) for r, z in reversed(arc)]
    shell = [g.lathe("wok", [(0, 0), (base, 0), *arc, (radius + 0.001, height + 0.0015), *inner[1:], (base - 0.004, 0.003), (0, 0.003)], (0, 0, 0), m.get("black_steel"), 128)]
    shell.append(g.tube("neck", [(radius - 0.006, 0, height - 0.014), (radius + 0.05, 0, height + 0.004)], 0.0065, m.get("satin")))
    shell.append(g.tube("handle", [(radius + 0.045, 0, height + 0.002), (radius + 0.10, 0, height + 0.020), (radius + 0.19, 0, height + 0.028)], 0.0125, m.get("walnut"), smooth=True))
    shell.append(g.tube("helper", [(-radius + 0.004, -0.035, height - 0.012), (-radius - 0.035, -0.03, height), (-radius - 0.035, 0.03, height), (-radius + 0.004, 0.035, height - 0.012)], 0.0055, m.get("satin"), smooth=True))
    lay(shell, -0.06, 0.10, 0, turn=-22)
    r = radius - 0.004
    dome = [(r, 0.004), (r, 0.0015), (r - 0.002, 0.0), (r - 0.004, 0.002), (r - 0.006, 0.007)]
    top = [(r * math.cos(t) * 0.97, 0.007 + 0.040 * math.sin(t)) for t in [k * math.pi / 2 / 14 for k in range(15)]]
    lid = [g.lathe("lid", [*dome[:2], (r, 0.008), *top[1:]], (0, 0, 0), m.get("satin"), 128),
           g.lathe("knob", [(0.010, 0.045), (0.008, 0.058), (0.018, 0.066), (0.019, 0.071), (0.015, 0.076), (0, 0.077)], (0, 0, 0), m.get("walnut"), 48)]
    lay(lid, 0.17, -0.15)


def griddle(width, depth, ribs=False, height=0.016):
    """A plate with a raised rim and two handles. With `ribs`, the left half is ribbed."""
    iron = m.get("cast_iron")
    ring = lambda inset, z, r: [(x, y, z) for x, y in g.rounded_rect(width - inset, depth - inset, r, 8)]
    g.loft("plate", [ring(0.010, 0, 0.026), ring(0.0, 0.003, 0.028), ring(0.0, height - 0.002, 0.028), ring(0.003, height, 0.027), ring(0.014, height, 0.022), ring(0.020, height - 0.002, 0.020),
                     ring(0.028, height - 0.0085, 0.018), ring(0.050, height - 0.0085, 0.014), ring(0.056, height - 0.006, 0.012)], iron, True, True)
    if ribs:
        g.box("divide", (0.006, depth - 0.06, 0.006), (0.004, 0, height - 0.005), iron, 0.002)
        for k in range(11):
            y = (k - 5) * (depth - 0.075) / 10
            g.box("rib", (width / 2 - 0.042, 0.006, 0.008), (-width / 4 + 0.008, y, height - 0.0045), iron, 0.0026)
    for s in (-1, 1):
        x = s * width / 2
        g.tube("handle", [(x - s * 0.004, -depth * 0.2, height - 0.006), (x + s * 0.032, -depth * 0.17, height), (x + s * 0.032, depth * 0.17, height), (x - s * 0.004, depth * 0.2, height - 0.006)], 0.0065, iron, smooth=True)


def wok_ring(radius=0.078, height=0.030):
    """A ring with four feet that fits over a burner, and a seat for the belly of a wok."""
    iron = m.get("cast_iron")
    g.lathe("ring", [(radius - 0.010, height * 0.45), (radius - 0.008, height * 0.95), (radius + 0.016, height * 1.4), (radius + 0.021, height * 1.4), (radius + 0.022, height * 1.25), (radius + 0.004, height * 0.45), (radius, height * 0.36), (radius - 0.008, height * 0.36), (radius - 0.010, height * 0.45)], (0, 0, 0), iron, 128)
    for k in range(4):
        foot = [g.box("foot", (0.034, 0.013, height * 0.62), (radius + 0.008, 0, height * 0.31), iron, 0.003), g.box("notch", (0.016, 0.0136, height * 0.4), (radius + 0.030, 0, height * 0.2), iron, 0.003)]
        lay(foot, turn=45 + 90 * k)
        lay([g.box("seat", (0.028, 0.012, 0.006), (radius + 0.003, 0, height * 1.22), iron, 0.0024, (0, -25, 0))], turn=45 + 90 * k)


def _knob(radius, metal, mark, height=0.027):
    """A knob off its shaft, with a line that shows its position."""
    side = [(radius * 1.06, 0), (radius * 1.06, 0.004), (radius * 1.0, 0.0055), (radius * 0.965, height - 0.004), (radius * 0.93, height - 0.001), (radius * 0.86, height), (0, height - 0.0006)]
    g.lathe("knob", side, (0, 0, 0), m.get(metal), 96)
    g.box("mark", (0.0018, radius * 0.62, 0.0007), (0, radius * 0.5, height), m.get(mark), 0.0002)


def _knob_back(radius, metal, mark, height=0.027):
    _knob(radius, metal, mark, height)
    g.lathe("hollow", [(radius * 1.04, -0.0004), (radius * 0.84, -0.0004), (radius * 0.80, 0.010), (0, 0.010)], (0, 0, 0), m.get("black_satin"), 64)
    g.lathe("socket", [(0.0062, 0.010), (0.0062, -0.0006), (0.0034, -0.0006), (0.0034, 0.006)], (0, 0, 0), m.get("pale_plastic"), 40)


def knobs(count, metal="satin", mark="rubber", radius=0.0205):
    """Knobs in two rows; the last one lies on its side and shows its socket."""
    places = [(-0.033, 0.022), (0.033, 0.026), (0.0, -0.036)] if count == 3 else [(-0.058, 0.03), (0.0, 0.036), (0.058, 0.03), (-0.03, -0.03), (0.034, -0.036)]
    for x, y in places[:-1]:
        lay(made(_knob, radius, metal, mark), x, y, turn=-12 + 400 * x)
    lay(made(_knob_back, radius, metal, mark), places[-1][0], places[-1][1] - 0.004, radius * 1.06, turn=28, tilt=-90)


def _pin(body, tip, length, wire):
    """A pin with a ceramic sleeve and a bracket, lying along X, and its wire with a plug."""
    pin = [g.lathe("sleeve", [(0, 0), (0.0034, 0.0004), (0.0036, 0.006), (0.0054, 0.007), (0.0054, 0.011), (0.0036, 0.012), (0.0034, length * 0.62), (0.0028, length * 0.64), (0, length * 0.64)], (0, 0, 0), m.get(body), 40),
           g.lathe("tip", [(0.0012, length * 0.6), (0.0012, length * 0.97), (0.0009, length), (0, length)], (0, 0, 0), m.get(tip), 24)]
    lay(pin, 0, 0, 0.0055, roll=90)
    g.plate("bracket", g.rounded_rect(0.011, 0.026, 0.003), 0.0012, (0.013, -0.005, 0.0008), m.get("polished"), [circle(0.002, 20, (0, -0.008))], 0.0004)
    g.tube("wire", [(0.001, 0, 0.0055), (-0.012, 0.0, 0.004), *wire], 0.0012, m.get("rubber" if body == "satin" else "silicone"), smooth=True)
    x, y, z = wire[-1]
    g.box("plug", (0.012, 0.0055, 0.0036), (x - 0.004, y, 0.002), m.get("polished"), 0.001)


def flame_probe():
    loop = lambda s: [(-0.035, 0.004, 0.0016), (-0.055, 0.014 * s, 0.0014), (-0.04, 0.032 * s, 0.0014), (-0.005, 0.030 * s, 0.0014), (0.018, 0.022 * s, 0.0014), (0.034, 0.030 * s, 0.0014)]
    lay(made(_pin, "porcelain", "polished", 0.052, loop(1.0)), 0, 0.018)
    lay(made(_pin, "satin", "cavity_steel", 0.046, loop(-1.0)), 0.004, -0.016)


def wok_cap(radius=0.066):
    """The outer ring with its flame ports, and the inner ring beside it."""
    outer = [(radius * 0.62, 0.002), (radius * 0.62, 0.014), (radius * 0.68, 0.0165), (radius * 0.97, 0.0135), (radius, 0.011), (radius, 0.003), (radius * 0.97, 0.0), (radius * 0.66, 0.0), (radius * 0.62, 0.002)]

    def ring():
        g.lathe("ring", outer, (0, 0, 0), m.get("brass"), 128)
        count = int(radius * 640)
        for k in range(count):
            lay([g.box("port", (0.003, 0.0019, 0.0045), (radius - 0.0006, 0, 0.0068), m.get("black_print"), 0.0004)], turn=360 * k / count)

    def inner():
        r = radius * 0.40
        g.lathe("inner ring", [(r * 0.45, 0.001), (r * 0.45, 0.011), (r * 0.6, 0.0125), (r * 0.94, 0.0115), (r, 0.0095), (r, 0.001), (r * 0.96, 0), (r * 0.5, 0), (r * 0.45, 0.001)], (0, 0, 0), m.get("brass"), 96)
        for k in range(18):
            lay([g.box("port", (0.0026, 0.0017, 0.004), (r - 0.0006, 0, 0.0056), m.get("black_print"), 0.0003)], turn=20 * k)

    lay(made(ring), -0.022, 0.016)
    lay(made(inner), 0.072, -0.040)


def scraper():
    """A holder with its blade, and spare blades fanned beside it."""
    holder = made(g.rect_plate, "handle", 0.028, 0.115, 0.015, (0, -0.03, 0.0075), m.get("black_satin"), 0.008, (), 0.004)
    holder += made(g.rect_plate, "head", 0.048, 0.030, 0.010, (0, 0.040, 0.006), m.get("satin"), 0.004, (), 0.002)
    holder += made(g.box, "blade", (0.044, 0.014, 0.0009), (0, 0.058, 0.0032), m.get("polished"), 0.0003)
    holder += made(g.box, "slide", (0.012, 0.016, 0.003), (0, 0.0, 0.0155), m.get("grey_plastic"), 0.001)
    lay(holder, -0.03, 0.0, 0, turn=28)
    for k in range(10):
        blade = made(g.rect_plate, "spare blade", 0.044, 0.019, 0.0007, (0, 0, 0), m.get("polished"), 0.001, [g.rounded_rect(0.014, 0.004, 0.0019, 5), circle(0.002, 16, (-0.014, 0)), circle(0.002, 16, (0.014, 0))], 0.0002)
        lay(blade, 0.050 + 0.0030 * k, -0.040 + 0.0085 * k, 0.0006 + 0.0008 * k, turn=-30 + 3.0 * k)


def bottle(body, cap, height, width, depth, words, label="label", shoulder=0.72):
    """A bottle with a printed label. `words` are its lines: the first is larger."""
    ring = lambda f, z, r: [(x, y, z) for x, y in g.rounded_rect(width * f, depth * f, r, 10)]
    r = min(width, depth) * 0.24
    top = height * shoulder
    neck = 0.34
    rings = [ring(0.90, 0, r * 0.8), ring(0.97, 0.002, r * 0.95), ring(1, 0.007, r), ring(1, top, r)]
    for k in range(1, 8):
        t = math.sin(k / 7 * math.pi / 2)
        rings.append(ring(1 - (1 - neck) * (1 - math.cos(k / 7 * math.pi / 2)), top + height * 0.13 * t, r * (1 - 0.62 * k / 7)))
    g.loft("bottle", rings, m.get(body), True, True)
    z = top + height * 0.13
    g.cylinder("collar", depth * 0.25, 0.006, (0, 0, z - 0.002), m.get(body), 0.001)
    g.lathe("cap", [(depth * 0.27, 0), (depth * 0.27, height * 0.115), (depth * 0.25, height * 0.125), (0, height * 0.126)], (0, 0, z + 0.003), m.get(cap), 64)
    for k in range(28):
        a = 2 * math.pi * k / 28
        lay([g.box("groove", (0.0012, 0.0012, height * 0.09), (depth * 0.27, 0, z + 0.003 + height * 0.055), m.get(cap), 0.0005)], turn=math.degrees(a))
    low, high = height * 0.16, top - height * 0.06
    face = -depth / 2 - 0.0003
    g.rect_plate("label", width - 2 * r - 0.001, high - low, 0, (0, face, (low + high) / 2), m.get(label), 0.002, (), 0, "xz")
    fit = width - 2 * r - 0.010
    p.line("SOLENNE", fit * 0.15, (0, face - 0.0003, high - fit * 0.20), "print_dark", spacing=1.28)
    for k, word in enumerate(words):
        p.line(word, fit * (0.19 if k == 0 else 0.12), (0, face - 0.0003, low + (high - low) * 0.42 - k * fit * 0.24), "print_dark")


def rinse_aid():
    bottle("pale_plastic", "sea_blue", 0.205, 0.082, 0.056, ["Rinse aid", "500 ml"])


def care_oil():
    bottle("amber", "black_satin", 0.160, 0.060, 0.050, ["Steel care", "250 ml"])


def sachet(width=0.075, height=0.105):
    ring = lambda w, h, z: [(x, y, z) for x, y in g.rounded_rect(w, h, 0.003, 5)]
    body = g.loft("sachet", [ring(width, height, 0.0), ring(width, height, 0.0008), ring(width - 0.012, height - 0.016, 0.0012), ring(width - 0.017, height - 0.024, 0.0040), ring(width - 0.032, height - 0.044, 0.0068), ring(width - 0.055, height - 0.075, 0.0076)], m.get("kraft"), True, True)
    print_ = [p.line("SOLENNE", 0.0060, (0, 0.014, 0.0079), "print_dark", "xy", spacing=1.28), p.line("Citric acid", 0.0074, (0, 0.001, 0.0079), "print_dark", "xy"), p.line("50 g", 0.0056, (0, -0.011, 0.0079), "print_dark", "xy")]
    return [body, *print_]


def sachets(columns=5, rows=2):
    for x, y in grid(columns, rows, 0.081, 0.113):
        lay(made(sachet), x, y, turn=3.0 * math.sin(x * 90 + y * 40))
