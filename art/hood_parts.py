"""Filters, ducts, recirculation kits and small parts of range hoods."""
import math

import geometry as g
import materials as m
from parts import circle, grid, lay, made, pile, pipe, thick, tray

DUCT = 0.075


def _framed(width, depth, height, frame, fill, rim):
    g.rect_plate("frame", width, depth, height, (0, 0, height / 2), m.get(frame), 0.008, [g.rounded_rect(width - 2 * rim, depth - 2 * rim, 0.004)], 0.0018)
    g.rect_plate("fill", width - 2 * rim + 0.002, depth - 2 * rim + 0.002, height * 0.5, (0, 0, height * 0.42), m.get(fill), 0.004)


def _carbon(width=0.24, depth=0.21, height=0.018, columns=5, rows=4):
    """Granules under a lattice, in a plastic frame with two clips."""
    _framed(width, depth, height, "black_satin", "carbon", 0.012)
    for k in range(1, columns):
        g.box("lattice", (0.0032, depth - 0.02, 0.004), (width * (k / columns - 0.5), 0, height - 0.003), m.get("black_satin"), 0.001)
    for k in range(1, rows):
        g.box("lattice", (width - 0.02, 0.0032, 0.004), (0, depth * (k / rows - 0.5), height - 0.003), m.get("black_satin"), 0.001)
    for x in (-width * 0.28, width * 0.28):
        g.box("clip", (0.03, 0.010, 0.009), (x, -depth / 2 - 0.003, height * 0.5), m.get("grey_plastic"), 0.002)


def carbon_filters(count, width=0.24, depth=0.21):
    pile(count, lambda: _carbon(width, depth), (0.055, 0.045) if count > 2 else (0.085, 0.07), 0.0195)


def _cartridge(radius=0.085, height=0.038):
    """A round carbon filter that turns to lock."""
    g.lathe("shell", [(radius * 0.9, height - 0.008), (radius * 0.9, height), (radius * 0.98, height), (radius, height - 0.003), (radius, 0.002), (radius - 0.002, 0), (0, 0)], (0, 0, 0), m.get("black_satin"), 96)
    g.lathe("granules", [(radius * 0.92, height - 0.008), (0, height - 0.008)], (0, 0, 0), m.get("carbon"), 96)
    for k in range(12):
        rib = g.box("rib", (radius * 0.74, 0.003, 0.006), (0, 0, 0), m.get("black_satin"), 0.001)
        lay([rib], radius * 0.54 * math.cos(k * math.pi / 6), radius * 0.54 * math.sin(k * math.pi / 6), height - 0.004, k * 30)
    g.lathe("ring", [(radius * 0.58, height - 0.008), (radius * 0.58, height - 0.001), (radius * 0.62, height - 0.001), (radius * 0.62, height - 0.008)], (0, 0, 0), m.get("black_satin"), 64)
    g.cylinder("hub", radius * 0.2, height, (0, 0, 0), m.get("black_satin"), 0.003)
    g.cylinder("centre", radius * 0.12, height + 0.001, (0, 0, 0), m.get("grey_plastic"), 0.002)
    for k in range(3):
        lay([g.box("catch", (0.022, 0.010, 0.008), (radius + 0.002, 0, height * 0.35), m.get("grey_plastic"), 0.002)], turn=90 + k * 120)


def cartridges():
    lay(made(_cartridge), -0.085, 0.055)
    lay(made(_cartridge), 0.085, -0.055, turn=15)


def _grille(width, depth, slots, material="satin"):
    cut = [g.rounded_rect(width * 0.8, depth * 0.5 / slots, 0.003, 4, (0, depth * 0.8 * ((k + 0.5) / slots - 0.5))) for k in range(slots)]
    g.rect_plate("grille", width, depth, 0.004, (0, 0, 0.006), m.get(material), 0.008, cut, 0.0014)
    g.rect_plate("back", width - 0.02, depth - 0.02, 0.004, (0, 0, 0.002), m.get("black_print"), 0.006)


def _deflector(width=0.26, side=0.13):
    """Turns the air from the duct to both sides."""
    wall = [(x, z) for x, z in g.rounded_rect(side, side, 0.012, 4)]
    for s in (-1, 1):
        lay([g.plate("flange", g.rounded_rect(side + 0.016, side + 0.016, 0.014), 0.003, (0, 0, 0), m.get("galvanised"), [wall], 0.0008)], s * width / 2, 0, side / 2 + 0.008, roll=90)
    sleeve = g.loft("sleeve", [[(x, a, b + side / 2 + 0.008) for a, b in wall] for x in (-width / 2, width / 2)], m.get("galvanised"), False)
    thick(sleeve, 0.0016, 0)
    g.box("guide", (0.002, side - 0.004, side - 0.004), (0, 0, side / 2 + 0.008), m.get("cavity_steel"), 0.0004)
    collar = made(pipe, DUCT * 0.8, 0.05, "galvanised")
    lay(collar, 0, 0, side + 0.006)
    g.lathe("bead", [(DUCT * 0.8, 0.03), (DUCT * 0.8 + 0.003, 0.034), (DUCT * 0.8, 0.038)], (0, 0, side + 0.006), m.get("galvanised"), 72)


def _slit_ring(side_x=0.28, side_y=0.24, height=0.12):
    """The top end of a chimney, with slits on three sides."""
    _sleeve(side_x, side_y, height)
    for k in range(4):
        z = height - 0.025 - k * 0.022
        g.box("slit", (side_x * 0.72, 0.002, 0.008), (0, -side_y / 2 - 0.0002, z), m.get("black_print"), 0.0006)
        g.box("slit", (0.002, side_y * 0.66, 0.008), (side_x / 2 + 0.0002, 0, z), m.get("black_print"), 0.0006)
        g.box("slit", (0.002, side_y * 0.66, 0.008), (-side_x / 2 - 0.0002, 0, z), m.get("black_print"), 0.0006)


def kit(filters, outlet, filter_size=(0.24, 0.21)):
    """A recirculation kit. `outlet` is a grille for the cabinet, the ring of slits of a chimney, or the duct of a slim hood."""
    if outlet == "duct":
        lay(made(pipe, 0.055, 0.20, "aluminium", 0.001, 11), -0.13, 0.11)
        lay(made(_grille, 0.26, 0.13, 6), 0.09, 0.12, turn=-6)
        lay(made(_cartridge), -0.07, -0.08)
        lay(made(_cartridge), 0.12, -0.06, turn=12)
        return
    if outlet == "slits":
        lay(made(_slit_ring), -0.12, 0.14)
        lay(made(_deflector, 0.22), 0.21, 0.12, turn=-14)
    elif outlet == "ring":
        lay(made(_slit_ring, 0.34, 0.30, 0.12), -0.07, 0.16)
    else:
        lay(made(_deflector), -0.10, 0.13, turn=8)
        lay(made(_grille, 0.28, 0.12, 6), 0.20, 0.13, turn=-8)
    lay(made(pile, filters, lambda: _carbon(*filter_size), (0.05, 0.02) if filters > 2 else (0.09, 0.03), 0.0195), -0.05 if filters > 1 else 0.0, -0.14)


def _mesh(width, depth, material, catch="front"):
    """Layers of mesh in a steel frame, with a spring catch."""
    _framed(width, depth, 0.009, "satin", material, 0.011)
    y = -depth / 2 + 0.028
    g.rect_plate("catch plate", 0.06, 0.022, 0.002, (0, y, 0.0095), m.get("satin"), 0.004, (), 0.0006)
    g.box("catch", (0.03, 0.008, 0.005), (0, y, 0.012), m.get("black_satin"), 0.0016)


def mesh_filters(width, depth, material="fine_mesh"):
    pile(2, lambda: _mesh(width, depth, material), (width * 0.30, depth * 0.26), 0.0125)


def _baffle(width=0.25, depth=0.28):
    """Two layers of steel channels that turn the air, and a wire handle."""
    g.rect_plate("frame", width, depth, 0.016, (0, 0, 0.008), m.get("satin"), 0.006, [g.rounded_rect(width - 0.026, depth - 0.03, 0.003)], 0.002)
    g.rect_plate("lower channels", width - 0.024, depth - 0.028, 0.003, (0, 0, 0.003), m.get("cavity_steel"), 0.002)
    count = 9
    for k in range(count):
        x = (k - (count - 1) / 2) * (width - 0.03) / count
        g.prism("baffle", [(-(depth - 0.028) / 2, 0.006), ((depth - 0.028) / 2, 0.006), ((depth - 0.028) / 2, 0.0135), (-(depth - 0.028) / 2, 0.0135)], (width - 0.03) / count * 0.66, m.get("steel_y"), 0.003, x)
    y = -depth * 0.27
    g.tube("handle", [(-0.035, y, 0.013), (-0.033, y, 0.024), (-0.024, y, 0.031), (0.024, y, 0.031), (0.033, y, 0.024), (0.035, y, 0.013)], 0.0028, m.get("polished"), smooth=True)


def baffles(count):
    pile(count, _baffle, (0.06, 0.10), 0.0175)


def board(width=0.56, depth=0.36, height=0.018):
    """Plywood with countersunk holes along the studs."""
    at = [(x, y) for x in (-width * 0.42, 0, width * 0.42) for y in (-depth * 0.36, 0, depth * 0.36)]
    g.rect_plate("board", width, depth, height, (0, 0, height / 2), m.get("plywood"), 0.008, [circle(0.006, 20, p) for p in at], 0.0014)
    for x, y in at:
        g.lathe("sink", [(0.006, -0.006), (0.0068, -0.003), (0.0115, 0.0004)], (x, y, height), m.get("bamboo_dark"), 32)


def smooth_duct(length=1.0):
    objects = made(pipe, DUCT, length, "galvanised", 0.0014)
    for z in (0.035, length - 0.035, length - 0.045):
        objects.append(g.lathe("bead", [(DUCT, z - 0.004), (DUCT + 0.0025, z), (DUCT, z + 0.004)], (0, 0, 0), m.get("galvanised"), 96))
    objects.append(g.box("seam", (0.010, 0.0014, length - 0.002), (DUCT * math.sin(0.5), -DUCT * math.cos(0.5), length / 2), m.get("cavity_steel"), 0.0004))
    lay(objects, -length / 2, 0, DUCT + 0.0025, roll=90)


def duct_bend(radius=DUCT, turn=0.12):
    """A 90° pipe bend with a collar at each end, standing upright."""
    rings = []
    for k in range(25):
        a = math.radians(90 * k / 24)
        rings.append([(turn - turn * math.cos(a) + radius * math.cos(t) * math.cos(a), radius * math.sin(t), 0.05 + turn * math.sin(a) - radius * math.cos(t) * math.sin(a)) for t in [2 * math.pi * i / 64 for i in range(64)]])
    first, last = rings[0], rings[-1]
    rings = [[(x, y, 0.0) for x, y, _ in first], *rings, [(turn + 0.05, y, z) for _, y, z in last]]
    thick(g.loft("bend", rings, m.get("galvanised"), False), 0.0014, 0)
    bead = lambda: [g.lathe("bead", [(radius, -0.004), (radius + 0.0028, 0), (radius, 0.004)], (0, 0, 0), m.get("galvanised"), 80)]
    lay(bead(), 0, 0, 0.044)
    lay(bead(), turn + 0.006, 0, 0.05 + turn, roll=90)


def flap(radius=DUCT, height=0.11):
    """Two half discs on an axle with a spring, in a short pipe."""
    pipe(radius, height, "galvanised", 0.0016)
    g.lathe("bead", [(radius, 0.022), (radius + 0.003, 0.026), (radius, 0.030)], (0, 0, 0), m.get("galvanised"), 96)
    z = height - 0.028
    for s in (-1, 1):
        half = circle(radius - 0.004, 40, start=4 if s > 0 else 184, sweep=172)
        lay([g.plate("flap", half, 0.0018, (0, 0, 0), m.get("aluminium"), (), 0.0006)], 0, 0, z, tilt=-s * 17)
    lay([g.cylinder("axle", 0.0028, radius * 2 - 0.002, (0, 0, 0), m.get("polished"), 0.0004)], -radius + 0.001, 0, z + 0.001, roll=90)
    spring = [(-0.020 + 0.040 * k / 120, 0.0062 * math.cos(k * 0.55), z + 0.002 + 0.0062 * math.sin(k * 0.55)) for k in range(121)]
    g.tube("spring", [(-0.020, 0.045, z - 0.004), *spring, (0.020, -0.045, z - 0.004)], 0.0011, m.get("polished"))
    g.lathe("gasket", [(radius - 0.001, 0), (radius + 0.0014, 0.0008), (radius + 0.0014, 0.005), (radius - 0.001, 0.0055)], (0, 0, height - 0.010), m.get("rubber"), 96)


def louvres(side=0.20, slats=5):
    """A square wall outlet with slats that close by their weight, standing upright."""
    frame = 0.016
    g.rect_plate("frame", side, side, 0.022, (0, 0, side / 2), m.get("pale_plastic"), 0.010, [g.rounded_rect(side - 2 * frame, side - 2 * frame, 0.004)], 0.003, "xz")
    g.rect_plate("dark", side - 2 * frame + 0.004, side - 2 * frame + 0.004, 0.002, (0, 0.010, side / 2), m.get("black_print"), 0.004, (), 0.0002, "xz")
    pitch = (side - 2 * frame) / slats
    for k in range(slats):
        z = frame + pitch * (k + 0.5)
        g.box("louvre", (side - 2 * frame - 0.002, 0.0028, pitch * 1.06), (0, -0.006, z), m.get("pale_plastic"), 0.0012, (-17, 0, 0))
    collar = made(pipe, DUCT, 0.09, "pale_plastic", 0.002)
    lay(collar, 0, 0.008, side / 2, tilt=-90)
    for x, y in grid(2, 2, side - frame):
        lay([g.cylinder("screw", 0.0036, 0.002, (0, 0, 0), m.get("polished"), 0.0008)], x, -0.010, side / 2 + y, tilt=90)


def rain_cover(side=0.23):
    """A rain cover for the outlet, open at the bottom, standing upright."""
    g.rect_plate("flange", side, side, 0.003, (0, 0, side / 2), m.get("cavity_steel"), 0.010, (), 0.001, "xz")
    w, low, top, out = side * 0.80, 0.018, side - 0.022, 0.105
    profile = [(0, low), (-out, low), (-out, low + 0.03), (-out * 0.55, top - 0.018), (-out * 0.30, top), (0, top)]
    for s in (-1, 1):
        thick(g.mesh("cheek", [(s * w / 2, y, z) for y, z in profile], [tuple(range(len(profile)))], m.get("cavity_steel")), 0.0014, 0)
    verts = [(x, y, z) for y, z in profile[1:] for x in (-w / 2, w / 2)]
    thick(g.mesh("cover", verts, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(profile) - 2)], m.get("cavity_steel")), 0.0014, 0)
    for s in (-1, 1):
        for z in (0.03, side - 0.03):
            lay([g.cylinder("screw", 0.0042, 0.0024, (0, 0, 0), m.get("polished"), 0.0008)], s * (side / 2 - 0.011), -0.0015, z, tilt=90)


def _sleeve(width, depth, height, material="steel_v"):
    ring = lambda z: [(x, y, z) for x, y in g.rounded_rect(width, depth, 0.004, 3)]
    return thick(g.loft("sleeve", [ring(0), ring(height)], m.get(material), False), 0.0012)


def chimney_extension(width=0.26, depth=0.22, height=0.30):
    _sleeve(width, depth, height)
    for s in (-1, 1):
        g.box("bracket", (0.018, 0.002, 0.05), (s * width * 0.32, depth / 2 - 0.004, height - 0.03), m.get("galvanised"), 0.0006)


def oil_cup(width=0.30, depth=0.062, height=0.032):
    tray(width, depth, height, "basin_steel", 0.012, 0.006, 0.004)
    g.rect_plate("tab", 0.06, 0.022, 0.0014, (0, -depth / 2 - 0.014, height - 0.0008), m.get("satin"), 0.006, (), 0.0005)


def rinse_tank(width=0.24, depth=0.058, height=0.048):
    """A long white tank with a filler cap; its end is a piece of the glass strip."""
    g.rect_plate("tank", width, depth, height, (0, 0, height / 2), m.get("milky"), 0.014, (), 0.006)
    g.cylinder("neck", 0.017, 0.004, (width * 0.28, 0, height), m.get("milky"), 0.001)
    g.cylinder("cap", 0.0155, 0.010, (width * 0.28, 0, height + 0.002), m.get("grey_plastic"), 0.002)
    for k in range(2):
        g.box("mark", (0.0008, 0.014, 0.0002), (-width * 0.1 + k * width * 0.18, -depth * 0.2, height + 0.0001), m.get("print"), 0.00005)
    g.box("front", (0.007, depth + 0.012, height + 0.012), (-width / 2 - 0.003, 0, (height + 0.012) / 2), m.get("black_glass"), 0.0018)
    g.box("grip", (0.008, depth * 0.5, 0.006), (-width / 2 - 0.009, 0, height + 0.006), m.get("satin"), 0.002)


def light_bar(length=0.34):
    """Warm white, in an aluminium profile, with its cable and plug."""
    g.box("profile", (length, 0.018, 0.010), (0, 0, 0.005), m.get("aluminium"), 0.0016)
    g.box("strip", (length - 0.014, 0.012, 0.0032), (0, 0, 0.0100), m.get("lit_strip"), 0.0014)
    for s in (-1, 1):
        g.box("end", (0.006, 0.0184, 0.0125), (s * (length / 2 - 0.001), 0, 0.0062), m.get("black_satin"), 0.0014)
    path = [(length / 2, 0, 0.004), (length / 2 + 0.03, 0.0, 0.003), (length / 2 + 0.055, -0.03, 0.002), (length / 2 + 0.01, -0.068, 0.002), (length * 0.22, -0.055, 0.002), (length * 0.12, -0.085, 0.002), (-0.02, -0.082, 0.002)]
    g.tube("cable", path, 0.0018, m.get("black_satin"), smooth=True)
    g.box("plug", (0.022, 0.010, 0.007), (-0.031, -0.082, 0.0036), m.get("milky"), 0.0014)
