"""Trays, racks, rails, probes, seals and small parts of ovens, steam ovens and microwave ovens."""
import math

import geometry as g
import materials as m
from parts import circle, grid, holes_in, lay, made, seal, tray, wire_rack


def baking_tray(height=0.025):
    tray(0.455, 0.365, height, "enamel", 0.024, 0.014, 0.010, 0.0014)


def steam_tray(perforated, width=0.40, depth=0.325, height=0.030):
    """A steel tray; a perforated one has holes in its floor."""
    tray(width, depth, height, "basin_steel", 0.026, 0.010, 0.004, 0.0009, not perforated)
    if perforated:
        w, d = width - 0.0238, depth - 0.0238
        g.rect_plate("floor", w, d, 0.0009, (0, 0, 0.0009), m.get("basin_steel"), 0.022, holes_in(w - 0.03, d - 0.03, 0.0155, 0.0036), 0.0002)


def tray_set():
    """A perforated and a solid tray, and a small rack on top."""
    lay(made(steam_tray, False, 0.30, 0.22, 0.032), 0, 0.09)
    lay(made(steam_tray, True, 0.30, 0.22, 0.026), 0.06, -0.165, 0.0, turn=-4)
    lay(made(wire_rack, 0.19, 0.13, 0.030, 9, 0.0024, "chrome"), -0.02, 0.10, 0.002, turn=3)


def wire_shelf():
    wire_rack(0.455, 0.355, 0.006, 19, 0.0032, "chrome", stop=0.010)


def grill_rack():
    """A rack on high legs, to bring food near the grill."""
    wire_rack(0.28, 0.24, 0.075, 11, 0.0032, "chrome")


def rails(length=0.36):
    """Two rails: the inner one is drawn out by a third."""
    for s in (-1, 1):
        def rail():
            g.prism("fixed rail", [(-0.012, 0), (0.012, 0), (0.012, 0.003), (-0.009, 0.003), (-0.009, 0.017), (0.012, 0.017), (0.012, 0.020), (-0.012, 0.020)], length, m.get("satin"), 0.0008)
            g.box("slide", (length * 0.98, 0.010, 0.012), (length * 0.30, 0.004, 0.010), m.get("polished"), 0.0016)
            g.box("carrier", (length, 0.005, 0.019), (length * 0.34, 0.0145, 0.0105), m.get("steel"), 0.0014)
            g.cylinder("stop", 0.0042, 0.012, (length * 0.80, 0.0145, 0.019), m.get("polished"), 0.001)
            g.cylinder("stop", 0.0042, 0.012, (-length * 0.13, 0.0145, 0.019), m.get("polished"), 0.001)
            for x in (-0.36, 0.36):
                g.tube("hook", [(length * x, -0.012, 0.014), (length * x, -0.022, 0.014), (length * x, -0.022, 0.003)], 0.0024, m.get("polished"))
        lay(made(rail), -0.07 + 0.03 * s, 0.075 * s, 0.0, turn=0)


def probe(points=1):
    """A spike with a handle; its cable lies in turns and ends in a plug. With three points, the spike has three rings."""
    pale = points > 1
    cable = "silicone" if pale else "braid"
    body = [g.lathe("spike", [(0, 0), (0.0008, 0.004), (0.0020, 0.016), (0.0020, 0.120)], (0, 0, 0), m.get("polished"), 32),
            g.lathe("handle", [(0.0020, 0.118), (0.0050, 0.120), (0.0072, 0.126), (0.0072, 0.168), (0.0056, 0.178), (0.0026, 0.184), (0, 0.184)], (0, 0, 0), m.get("black_satin" if not pale else "grey_plastic"), 48)]
    for k in range(points if pale else 0):
        body.append(g.lathe("point", [(0.0019, 0.022 + k * 0.034), (0.0027, 0.0235 + k * 0.034), (0.0027, 0.0275 + k * 0.034), (0.0019, 0.029 + k * 0.034)], (0, 0, 0), m.get("brass"), 32))
    lay(body, 0.105, -0.075, 0.0072, roll=-90)
    r, w = 0.062, 0.0021
    turns = [((r - 0.002 * k / 20) * math.cos(a) - 0.005, (r - 0.0022 * k / 20) * math.sin(a) + 0.035, w + 0.0012 + w * 0.5 * (1 + math.sin(k * 0.13)) + k * 0.00007) for k, a in ((k, -math.pi / 2 + 2 * math.pi * k / 40) for k in range(121))]
    start = [(-0.078, -0.075, 0.0068), (-0.096, -0.074, 0.004), (-0.108, -0.055, w), (-0.080, -0.034, w)]
    end = [(0.052, -0.036, 0.006), (0.084, -0.022, w), (0.100, 0.000, w), (0.098, 0.024, 0.004)]
    g.tube("cable", [*start, *turns, *end], w, m.get(cable), smooth=True)
    plug = [g.lathe("grip", [(0, 0), (0.0042, 0.001), (0.0060, 0.004), (0.0060, 0.024), (0.0046, 0.027)], (0, 0, 0), m.get("black_satin" if not pale else "grey_plastic"), 40),
            g.lathe("jack", [(0.0031, 0.026), (0.0031, 0.038), (0.0024, 0.0385), (0.0031, 0.039), (0.0031, 0.048), (0.0018, 0.052), (0, 0.0525)], (0, 0, 0), m.get("brass" if pale else "polished"), 40)]
    if pale:
        plug.append(g.lathe("seal", [(0.0046, 0.0255), (0.0062, 0.0262), (0.0062, 0.0285), (0.0046, 0.0292)], (0, 0, 0), m.get("silicone"), 40))
    lay(plug, 0.098, 0.022, 0.006, turn=2, tilt=-90)


def oven_seal(width=0.43, depth=0.36):
    """A dark seal with a hook in each corner."""
    seal(width, depth, 0.0055, "rubber", 0.035)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (width / 2 - 0.010), sy * (depth / 2 - 0.010)
            g.tube("hook", [(x, y, 0.008), (x + sx * 0.010, y + sy * 0.010, 0.009), (x + sx * 0.014, y + sy * 0.014, 0.004), (x + sx * 0.010, y + sy * 0.018, 0.002)], 0.0013, m.get("polished"), smooth=True)


def steam_seal(width=0.40, depth=0.36):
    """A pale silicone seal with a wide lip."""
    seal(width, depth, 0.0065, "silicone", 0.040, lip="silicone")


def liners():
    """Two side panels and a back panel with the holes of the fan."""
    def side():
        g.rect_plate("side", 0.36, 0.27, 0.0018, (0, 0, 0.0012), m.get("liner"), 0.010, [circle(0.005, 20, at) for at in grid(2, 2, 0.33, 0.24)], 0.0006)
        for k in range(4):
            g.box("rib", (0.30, 0.006, 0.0024), (0, (k - 1.5) * 0.058, 0.0026), m.get("liner"), 0.0011)

    def back():
        slots = [circle(0.0062, 14, (r * math.cos(a), r * math.sin(a))) for r, n in ((0.026, 7), (0.048, 13), (0.070, 19)) for a in [2 * math.pi * k / n for k in range(n)]]
        g.rect_plate("back", 0.42, 0.27, 0.0018, (0, 0, 0.0012), m.get("liner"), 0.010, [*slots, *(circle(0.005, 20, at) for at in grid(2, 2, 0.39, 0.24))], 0.0006)

    lay(made(side), -0.06, -0.11)
    lay(made(side), 0.01, -0.02, 0.0045)
    lay(made(back), 0.06, 0.10, 0.009)


def lamp():
    """A small bulb with its socket, and a glass cover with a thread."""
    bulb = [g.lathe("bulb", [(0.0062, 0.014), (0.0085, 0.018), (0.0112, 0.027), (0.0112, 0.036), (0.0085, 0.044), (0.004, 0.048), (0, 0.0485)], (0, 0, 0), m.get("clear"), 64),
            g.lathe("socket", [(0, 0), (0.003, 0), (0.0035, 0.002), (0.0066, 0.003), (0.0066, 0.006), (0.0070, 0.007), (0.0066, 0.008), (0.0070, 0.0095), (0.0066, 0.011), (0.0068, 0.014), (0.0062, 0.0155)], (0, 0, 0), m.get("brass"), 64),
            g.lathe("stem", [(0.0016, 0.014), (0.0014, 0.026), (0, 0.0262)], (0, 0, 0), m.get("clear_glass"), 24),
            g.tube("filament", [(-0.0045, 0, 0.030), (-0.002, 0, 0.0335), (0, 0, 0.0305), (0.002, 0, 0.0335), (0.0045, 0, 0.030)], 0.0004, m.get("bronze"), smooth=True)]
    bulb += [g.tube("support", [(s * 0.0012, 0, 0.025), (s * 0.0045, 0, 0.030)], 0.0003, m.get("polished")) for s in (-1, 1)]
    lay(bulb, -0.026, -0.026, 0.0112, turn=38, tilt=-78)
    cover = [(0.026, 0), (0.0275, 0.001), (0.0275, 0.010), (0.0255, 0.012), (0.0285, 0.0135), (0.0285, 0.018), (0.0262, 0.022), (0.020, 0.030), (0.011, 0.0345), (0, 0.0355)]
    g.lathe("cover", cover, (0.022, 0.020, 0), m.get("clear_glass"), 96)


def baking_stone():
    """A stone slab with the wooden peel partly on it."""
    g.rect_plate("stone", 0.40, 0.34, 0.015, (0, 0.05, 0.0075), m.get("stone_slab"), 0.012, (), 0.003)
    blade = g.rounded_rect(0.24, 0.22, 0.035, 10)
    peel = [g.plate("blade", blade, 0.008, (0, 0.0, 0.004), m.get("beech"), (), 0.002), g.rect_plate("handle", 0.034, 0.17, 0.010, (0, -0.185, 0.005), m.get("beech"), 0.012, [circle(0.006, 24, (0, -0.066))], 0.003)]
    lay(peel, 0.045, 0.015, 0.0155, turn=24, tilt=0.0)


def turntable(radius=0.158):
    """A glass plate, and the roller ring that carries it."""
    plate = [(0, 0.004), (radius * 0.70, 0.004), (radius * 0.78, 0.006), (radius * 0.92, 0.012), (radius * 0.985, 0.0155), (radius, 0.0150), (radius, 0.0125), (radius * 0.975, 0.0115)]
    lay([g.lathe("plate", plate, (0, 0, 0), m.get("clear_glass"), 128), g.lathe("foot", [(radius * 0.69, 0), (radius * 0.70, 0.004), (radius * 0.71, 0)], (0, 0, 0), m.get("clear_glass"), 128)], -0.055, 0.075)
    r = radius * 0.60

    def roller():
        g.lathe("ring", [(r - 0.006, 0.006), (r - 0.006, 0.011), (r - 0.005, 0.012), (r + 0.005, 0.012), (r + 0.006, 0.011), (r + 0.006, 0.006), (r - 0.006, 0.006)], (0, 0, 0), m.get("milky"), 96)
        for k in range(3):
            wheel = g.lathe("wheel", [(0, 0), (0.0095, 0), (0.0100, 0.001), (0.0100, 0.006), (0.0095, 0.007), (0, 0.007)], (0, 0, 0), m.get("milky"), 40)
            lay(lay([wheel], r + 0.006, 0, 0.010, roll=90), turn=20 + 120 * k)
            arm = g.box("arm", (r - 0.008, 0.008, 0.004), ((r - 0.008) / 2, 0, 0.009), m.get("milky"), 0.0014)
            lay([arm], turn=20 + 120 * k)
        g.lathe("hub", [(0.004, 0.006), (0.004, 0.013), (0.011, 0.013), (0.012, 0.012), (0.012, 0.006)], (0, 0, 0), m.get("milky"), 48)

    lay(made(roller), 0.115, -0.115)


def splash_cover(radius=0.13, height=0.085):
    """A clear dome with a knob, and vents around it."""
    arc = [(radius * math.cos(t) ** 0.62, 0.010 + (height - 0.010) * math.sin(t)) for t in [k * math.pi / 2 / 22 for k in range(22)]]
    outer = [*arc, (0, height)]
    g.lathe("dome", outer, (0, 0, 0), m.get("clear"), 128)
    g.lathe("rim", [(radius, 0.0), (radius + 0.0065, 0.0), (radius + 0.0065, 0.0034), (radius, 0.0044)], (0, 0, 0), m.get("milky"), 128)
    g.lathe("knob", [(0.018, height - 0.002), (0.016, height + 0.004), (0.011, height + 0.010), (0.019, height + 0.018), (0.020, height + 0.023), (0.016, height + 0.027), (0, height + 0.0275)], (0, 0, 0), m.get("milky"), 64)
    for k in range(14):
        vent = g.rect_plate("vent", 0.022, 0.0055, 0.0006, (0, 0, 0), m.get("grey_plastic"), 0.0027, (), 0.0001)
        lay(lay([vent], 0.056, 0, height - 0.0022, roll=7), turn=360 * k / 14)


def water_tank(width=0.30, depth=0.10, height=0.095):
    """A clear tank with a dark lid and a valve at its end."""
    ring = lambda inset, z, r: [(x, y, z) for x, y in g.rounded_rect(width - inset, depth - inset, r, 8)]
    g.loft("tank", [ring(0.0, height - 0.010, 0.014), ring(0.004, 0.006, 0.013), ring(0.016, 0.0, 0.008)], m.get("clear"))
    g.loft("inside", [ring(0.004, height - 0.010, 0.012), ring(0.008, 0.008, 0.011), ring(0.018, 0.003, 0.008)], m.get("clear"))
    g.rect_plate("lid", width + 0.004, depth + 0.004, 0.012, (0, 0, height - 0.005), m.get("grey_plastic"), 0.016, (), 0.003)
    g.rect_plate("flap", width * 0.30, depth * 0.56, 0.004, (width * 0.22, 0, height + 0.0025), m.get("black_satin"), 0.008, (), 0.0012)
    g.box("grip", (0.010, depth * 0.62, height * 0.62), (-width / 2 - 0.006, 0, height * 0.56), m.get("grey_plastic"), 0.004)
    lay([g.lathe("valve", [(0.0, 0.016), (0.006, 0.016), (0.0075, 0.014), (0.0075, 0.006), (0.012, 0.005), (0.012, 0)], (0, 0, 0), m.get("milky"), 48)], width / 2 - 0.003, 0, 0.022, roll=90)
    for k in range(3):
        g.box("mark", (0.018 - 0.005 * (k % 2), 0.0004, 0.0010), (-width * 0.36, -depth / 2 + 0.0006, 0.024 + k * 0.020), m.get("print_dark"), 0.0001)
