"""Scenes on the bench of the workshop: a repair, tools, keys, samples, plans."""
import math

from mathutils import Matrix

import burners
import crockery as c
import daylight as d
import geometry as g
import materials as m
import studio
import wides
from workbench import GRADE, bench, cap, light, screw, screwdriver

SHEET = 0.0012


def laid(objects, x, y, turn=0.0, z=0.0):
    g.parent(objects, Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))


def spring(x, y, turn, length=0.055, radius=0.006, coils=11, material="polished"):
    """A spiral spring that lies on the bench."""
    points = [(length * (k / (coils * 12) - 0.5), radius * math.cos(k * math.pi / 6), radius * math.sin(k * math.pi / 6) + radius + 0.001) for k in range(coils * 12 + 1)]
    laid([g.tube("spring", points, 0.0009, m.get(material), smooth=True)], x, y, turn)


def duct_flap(x, y, radius=0.078, height=0.062, opened=38):
    """A short steel pipe, upright on the bench, with a half-open flap inside."""
    wall = [(radius, 0), (radius, height * 0.75), (radius * 1.03, height * 0.78), (radius * 1.03, height), (radius * 0.985, height), (radius * 0.985, 0)]
    g.lathe("pipe", wall, (x, y, 0), m.get("galvanised"), 128)
    half = g.lathe("flap", [(0, 0), (radius * 0.96, 0), (radius * 0.96, 0.0015), (0, 0.0015)], (x, y, height * 0.55), m.get("satin"), 96)
    half.rotation_euler.x = math.radians(opened)
    g.tube("axle", [(x - radius * 0.98, y, height * 0.55), (x + radius * 0.98, y, height * 0.55)], 0.0028, m.get("polished"))


def glass_of_water(x, y, radius=0.034, height=0.105):
    wall = [(0, 0), (radius * 0.84, 0), (radius, height), (radius * 0.955, height), (radius * 0.80, 0.009), (0, 0.009)]
    g.lathe("glass", wall, (x, y, 0), m.get("clear_glass"), 96)
    g.lathe("water", [(0, height * 0.66), (radius * 0.905, height * 0.66)], (x, y, 0.0005), m.get("water"), 96)


def sheet(w=0.21, h=0.297, material="glaze_white"):
    return g.box("sheet", (w, h, SHEET), (0, 0, SHEET / 2), m.get(material), 0.0002)


def pencil(x, y, turn, z=0.0):
    made = [g.lathe("pencil", [(0, 0), (0.0008, 0.002), (0.0035, 0.016), (0.0036, 0.165), (0, 0.165)], (0, 0, 0), m.get("terracotta"), 6)]
    g.parent(made, Matrix.Translation((x, y, z + 0.0036)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "Y"))


def replaced_spring():
    """The flap of a duct, the worn spring and the new one, a screwdriver, a glass of water."""
    bench()
    d.cloth(-0.03, -0.01, 0, 8, 0.36, 0.27)
    duct_flap(-0.10, 0.03)
    spring(0.055, 0.055, 14, 0.085, 0.0095, 11)
    spring(0.065, 0.0, 20, 0.105, 0.0090, 8, "bronze")
    screwdriver(-0.17, -0.105, 3)
    glass_of_water(0.185, 0.075)
    light()
    studio.camera(-14, 28, 70, ((-0.19, -0.11, 0), (0.21, 0.11, 0.10)), (0.92, 0.86))
    return GRADE


def twelve_screwdrivers():
    """One for each apprentice."""
    bench()
    for k in range(12):
        screwdriver(-0.30 + k * 0.0545, -0.12, 90)
    for k in range(12):
        screw(-0.30 + k * 0.0545, -0.19, 90 + (k * 37 % 9 - 4))
    light()
    studio.camera(-8, 56, 58, ((-0.33, -0.20, 0), (0.33, 0.12, 0.02)), (0.92, 0.90))
    return GRADE


def first_year():
    """A gas burner in the order in which it comes apart, a knob, a notebook."""
    bench()
    for k, (radius, metal) in enumerate(((0.066, "brass"), (0.046, "brass"), (0.038, "brass"))):
        cap(-0.27 + (0, 0.145, 0.26)[k], 0.08, radius, metal)
    burners.knob(0.13, 0.08, 0, metal="polished")
    for k in range(5):
        screw(-0.31 + k * 0.036, -0.06, 90)
    screwdriver(-0.33, -0.15, 4)
    pages = [sheet(0.15, 0.21, "kraft"), g.box("pages", (0.144, 0.204, 0.009), (0, 0, SHEET + 0.0045), m.get("glaze_white"), 0.0006)]
    for k in range(9):
        pages.append(g.box("written line", (0.10 - (k * 7 % 4) * 0.012, 0.0016, 0.0003), (-0.008 - (k * 7 % 4) * 0.006, 0.075 - k * 0.017, SHEET + 0.0092), m.get("print_dark"), 0.0001))
    laid(pages, 0.17, -0.09, -12)
    pencil(0.08, -0.17, 14, 0.011)
    light()
    studio.camera(-15, 36, 58, ((-0.35, -0.20, 0), (0.28, 0.15, 0.03)), (0.94, 0.92))
    return GRADE


def opened_microwave():
    """A microwave oven on the bench, its screws in a row before it."""
    bench()
    wides._product("mw-3825", 0, 0.08, 0.0)
    for k in range(6):
        screw(-0.10 + k * 0.035, -0.12, 90 + (k * 37 % 9 - 4))
    screwdriver(0.16, -0.14, 12)
    c.mug(0.42, 0.10, 0.001, material="sea_blue")
    light()
    studio.card((-1.6, -2.2, 0.5), (0, 0, 0.2), (1.6, 1.4), 0.4, 1.6, roll=-8)
    studio.camera(-19, 12, 52, ((-0.34, -0.16, 0), (0.46, 0.3, 0.39)), (0.90, 0.88), level=True)
    return GRADE


def key(x, y, turn, tag):
    """A door key with a round tag."""
    bow = g.plate("bow", g.rounded_rect(0.022, 0.024, 0.009), 0.002, (0, 0, 0.0014), m.get("satin"), [g.rounded_rect(0.007, 0.007, 0.0034, 8, (-0.004, 0))], 0.0004)
    teeth = [(0.010, -0.004), (0.018, -0.004), (0.021, -0.0015), (0.025, -0.004), (0.029, -0.001), (0.034, -0.0035), (0.040, 0.0), (0.041, 0.003), (0.010, 0.004)]
    made = [bow, g.plate("blade", teeth, 0.002, (0, 0, 0.0014), m.get("satin"), (), 0.0003)]
    made.append(g.tube("ring", [(-0.016 + 0.0115 * math.cos(a / 4), 0.0115 * math.sin(a / 4), 0.0026) for a in range(26)], 0.0007, m.get("polished"), True))
    label = g.lathe("tag", [(0, 0), (0.016, 0), (0.0165, 0.0008), (0.0165, 0.002), (0.016, 0.0028), (0, 0.0028)], (-0.040, 0.002, 0.0002), m.get(tag), 96)
    laid([*made, label], x, y, turn)


def keys():
    """The keys of twelve flats, in rows."""
    bench()
    for row in range(3):
        for k in range(4):
            key(-0.15 + k * 0.115, 0.09 - row * 0.085, 12 - (row * 5 + k * 7) % 11, ("sea_blue", "board", "terracotta")[row])
    light()
    studio.camera(-8, 56, 66, ((-0.21, -0.11, 0), (0.25, 0.12, 0.01)), (0.90, 0.88))
    return GRADE


def samples():
    """Materials for the kitchens of a building: fronts, worktops and tiles, side by side."""
    bench()
    stones = ("marble", "quartz_light", "terrazzo", "terrazzo_floor")
    fronts = ("white_front", "sand_front", "sage_front", "blue_front", "rose_front")
    for k, name in enumerate(fronts):
        g.rect_plate("front sample", 0.115, 0.155, 0.018, (-0.26 + k * 0.125, 0.115, 0.009), m.get(name), 0.002, (), 0.0012)
    for k, name in enumerate(stones):
        g.rect_plate("stone sample", 0.145, 0.115, 0.020, (-0.245 + k * 0.155, -0.032, 0.010), m.get(name), 0.002, (), 0.0012)
    for k in range(3):
        oak = m.pale_oak("oak sample %d" % k, 3.1 * k)
        g.rect_plate("oak sample", 0.10, 0.10, 0.018, (-0.268 + k * 0.11, -0.155, 0.009), oak, 0.002, (), 0.0012)
    for k in range(4):
        g.box("tile sample", (0.066, 0.10, 0.009), (0.048 + k * 0.0715, -0.155, 0.0045), m.get("green_tile" if k % 2 else "white_tile"), 0.0016)
    light()
    studio.camera(-8, 56, 58, ((-0.33, -0.21, 0), (0.31, 0.20, 0.02)), (0.94, 0.90))
    return GRADE


def walls(segments, scale, thick=0.0028):
    """Lines of a plan, in metres of the plan: (x0, y0, x1, y1)."""
    made = []
    for x0, y0, x1, y1 in segments:
        size = (abs(x1 - x0) * scale + thick, abs(y1 - y0) * scale + thick, 0.0003)
        made.append(g.box("plan line", size, ((x0 + x1) / 2 * scale, (y0 + y1) / 2 * scale, SHEET + 0.0002), m.get("print_dark"), 0.0001))
    return made


def plan(scale=0.076):
    """A drawing of a kitchen: walls, worktop, hob, ovens, duct."""
    outer = [(-2.4, -1.6, -2.4, 1.6), (-2.4, 1.6, 2.4, 1.6), (2.4, 1.6, 2.4, -0.4), (2.4, -1.6, 1.2, -1.6), (0.2, -1.6, -2.4, -1.6)]
    inner = [(-2.3, 0.95, 1.7, 0.95), (1.7, 0.95, 1.7, 1.5), (-0.4, 1.06, 0.4, 1.06), (-0.4, 1.48, 0.4, 1.48), (-0.4, 1.06, -0.4, 1.48), (0.4, 1.06, 0.4, 1.48),
             (-1.7, 0.95, -1.7, 1.5), (-2.3, -0.6, -1.7, -0.6), (-1.7, -0.6, -1.7, 0.35), (-2.3, 0.35, -1.7, 0.35)]
    dashes = [(0.0, 1.62 + k * 0.16, 0.0, 1.68 + k * 0.16) for k in range(3)]
    rings = [g.ring_print(0.0085, 0.0012, (x * scale, 1.27 * scale, SHEET + 0.0003), m.get("print_dark")) for x in (-0.2, 0.2)]
    return [sheet(0.42, 0.297), *walls(outer, scale), *walls(inner, scale, 0.0014), *walls(dashes, scale, 0.0014), *rings]


def floor_plan():
    """A plan on the bench, with a pencil, a steel rule and the sample of a duct."""
    bench()
    laid(plan(), -0.03, 0.0, 7)
    rule = [g.box("rule", (0.31, 0.026, 0.0012), (0, 0, 0.0006), m.get("satin"), 0.0003)]
    for k in range(59):
        long = 0.011 if k % 10 == 0 else 0.008 if k % 5 == 0 else 0.005
        rule.append(g.box("mark", (0.0005, long, 0.0002), (-0.147 + k * 0.005, 0.013 - long / 2, 0.0013), m.get("print_dark"), 0.00005))
    laid(rule, -0.02, -0.178, 3)
    pencil(0.03, -0.06, 24, SHEET)
    duct_flap(0.25, 0.10, 0.062, 0.055, 0)
    light()
    studio.camera(-9, 50, 58, ((-0.27, -0.19, 0), (0.31, 0.18, 0.05)), (0.94, 0.90))
    return GRADE


def call():
    """A telephone beside a service card, a pencil and a cup."""
    bench()
    phone = [g.rect_plate("phone body", 0.072, 0.148, 0.007, (0, 0, 0.0036), m.get("satin"), 0.011, (), 0.0012),
             g.rect_plate("phone glass", 0.0695, 0.1455, 0.0012, (0, 0, 0.0076), m.get("black_glass"), 0.0098, (), 0.0004)]
    laid(phone, -0.11, -0.01, 12)
    card = [sheet(0.15, 0.105)]
    for k in range(11):
        card.append(g.rect_plate("box to tick", 0.0052, 0.0052, 0.0002, (-0.06 + (k % 4) * 0.037, 0.026 - (k // 4) * 0.022, SHEET + 0.0002), m.get("print_dark"), 0.0003, [g.rounded_rect(0.0040, 0.0040, 0.0002)], 0.00003))
        card.append(g.box("line", (0.020, 0.0013, 0.0002), (-0.045 + (k % 4) * 0.037, 0.026 - (k // 4) * 0.022, SHEET + 0.0002), m.get("print_dark"), 0.00003))
    laid(card, 0.06, -0.025, -7)
    pencil(-0.005, -0.10, 8)
    c.mug(0.17, 0.09, 0.001, material="sea_blue")
    light()
    studio.card((-0.9, 1.9, 1.6), (0, 0, 0), (2.0, 1.2), 0.3, 1.4)
    studio.camera(-14, 36, 66, ((-0.18, -0.12, 0), (0.22, 0.13, 0.06)), (0.92, 0.90))
    return GRADE
