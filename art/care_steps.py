"""Steps of the care guides, as close views on the bench of pale oak in the light of a window."""
import math

import bpy
from mathutils import Matrix, Vector

import crockery as c
import geometry as g
import hob_parts
import hood_parts
import hobs
import materials as m
import oven_parts
import printing as p
import sink_parts
import sinks
import still_life as s
import studio
import workbench
from parts import grid, lay, made


def _scene(low, high, azimuth=-14, elevation=36, fill=(0.92, 0.88), focus=None, bench=True):
    """Bench, light and a camera that frames a box, with the far edge slightly out of focus."""
    if bench:
        workbench.bench()
    workbench.light()
    cam = studio.camera(azimuth, elevation, 66, (low, high), fill)
    at = Vector(focus or [(a + b) / 2 for a, b in zip(low, high)])
    cam.data.dof.use_dof, cam.data.dof.aperture_fstop = True, 9
    cam.data.dof.focus_distance = -(cam.matrix_world.inverted() @ at).z
    return workbench.GRADE


def _remove(objects, *names):
    """Removes the objects with these names and returns the rest."""
    rest = [o for o in objects if o.name.split(".")[0] not in names]
    for obj in set(objects) - set(rest):
        bpy.data.objects.remove(obj)
    return rest


def _towel(width, depth, x=0.0, y=0.0, turn=8.0, material="linen"):
    """A cloth with two flat folds."""
    def weave(u, v):
        px, py = (v - 0.5) * width, (u - 0.5) * depth
        fold = 0.004 * math.exp(-((px * 0.9 + py * 0.4 - 0.05) / 0.014) ** 2) + 0.003 * math.exp(-((px * 0.3 - py + 0.12) / 0.012) ** 2)
        return px, py, 0.0016 + fold + 0.0009 * s.rough(px, py, 0, 14), 0.5
    cloth = s.set_down(s.surface("cloth", weave, 120, 160, material, around=False), x, y, 0, turn)
    cloth.modifiers.new("hem", "SOLIDIFY").thickness = 0.0016


def _pick(x, y, z, turn, lean=38, length=0.075):
    """A wooden pick whose tip is at (x, y, z)."""
    stick = [g.lathe("pick", [(0, 0), (0.0005, 0.002), (0.0011, 0.012), (0.0011, length - 0.004), (0.0007, length), (0, length)], (0, 0, 0), m.get("bamboo"), 20)]
    lay(lay(stick, tilt=90 - lean), x, y, z, turn)


def _brush(x, y, z, turn):
    """A toothbrush that lies on its side, with its bristles at (x, y, z)."""
    brush = [g.box("handle", (0.15, 0.011, 0.006), (0.088, 0, 0.014), m.get("pale_plastic"), 0.0026), g.box("head", (0.030, 0.012, 0.0045), (0.002, 0, 0.0135), m.get("pale_plastic"), 0.002)]
    for px, py in grid(9, 4, 0.0031, 0.0026):
        brush.append(g.box("bristles", (0.0020, 0.0018, 0.0115), (px + 0.002, py, 0.0058), m.get("glaze_white"), 0.0007))
    lay(brush, x, y, z, turn)


def _jug(x, y, water=0.055, radius=0.045, height=0.11):
    """A glass jug with a scale, filled with water."""
    wall = [(radius * 0.82, 0.004), (radius * 0.86, 0.012), (radius * 0.98, height * 0.9), (radius * 1.06, height)]
    glass = m.get("clear_glass")
    g.lathe("jug", [(0, 0.003), *wall], (x, y, 0), glass, 96)
    g.lathe("foot", [(radius * 0.84, 0), (radius * 0.86, 0.003), (radius * 0.82, 0.005)], (x, y, 0), glass, 96)
    g.lathe("water", [(0, water), (radius * 0.91, water), (radius * 0.84, 0.006), (0, 0.006)], (x, y, 0), m.get("water"), 96)
    g.tube("handle", [(x + radius * 1.0, y, height * 0.86), (x + radius * 1.55, y, height * 0.80), (x + radius * 1.55, y, height * 0.34), (x + radius * 0.93, y, height * 0.26)], 0.0045, glass, smooth=True)
    for k in range(5):
        g.box("scale", (0.012 - 0.004 * (k % 2), 0.0004, 0.0010), (x - radius * 0.1, y - radius * (0.90 + 0.02 * k), 0.022 + k * 0.016), m.get("print_dark"), 0.0001)


def oil_cup():
    """The cup with its oil, on kitchen paper."""
    _towel(0.30, 0.24, 0, 0, 6, "paper_liner")
    cup = made(hood_parts.oil_cup, 0.26, 0.07, 0.034)
    cup.append(g.rect_plate("oil", 0.245, 0.056, 0.0006, (0, 0, 0.016), m.get("oil"), 0.010, (), 0.0002))
    lay(cup, 0.0, 0.01, 0.005, turn=14)
    return _scene((-0.15, -0.11, 0), (0.15, 0.11, 0.03))


def filters_drying():
    """Mesh filters and the oil cup on a cloth after washing."""
    _towel(0.62, 0.44, 0, 0, 5)
    lay(made(hood_parts._mesh, 0.26, 0.24, "fine_mesh"), -0.135, 0.035, 0.006, turn=4)
    lay(made(hood_parts._mesh, 0.26, 0.24, "fine_mesh"), 0.145, 0.045, 0.006, turn=-3)
    lay(made(hood_parts.oil_cup), -0.02, -0.145, 0.005, turn=7)
    return _scene((-0.28, -0.19, 0), (0.28, 0.18, 0.02))


def rinse_tank():
    """The rinse tank and a jug of tap water."""
    _towel(0.40, 0.26, -0.02, 0.0, 4)
    lay(made(hood_parts.rinse_tank), -0.05, -0.03, 0.005, turn=16)
    _jug(0.11, 0.055)
    return _scene((-0.18, -0.10, 0), (0.17, 0.10, 0.09), elevation=28)


def baffle_drying():
    """A baffle filter on a cloth, dry before it goes back."""
    _towel(0.48, 0.42, 0, 0, -6)
    lay(made(hood_parts._baffle), 0.0, 0.01, 0.006, turn=12)
    return _scene((-0.19, -0.17, 0), (0.19, 0.17, 0.03))


def carbon_dated():
    """A new round carbon filter with the date on its rim, and a pencil."""
    filter_ = made(hood_parts._cartridge)
    filter_.append(g.rect_plate("label", 0.040, 0.016, 0.0004, (0, -0.079, 0.0384), m.get("label"), 0.002, (), 0.0001))
    filter_.append(p.line("11.2026", 0.0095, (0, -0.079, 0.0388), "print_dark", "xy"))
    lay(filter_, -0.02, 0.02, 0, turn=-6)
    pencil = [g.lathe("lead", [(0, 0), (0.0009, 0.003), (0.0009, 0.004)], (0, 0, 0), m.get("black_print"), 16), g.lathe("cone", [(0.0009, 0.003), (0.0036, 0.018)], (0, 0, 0), m.get("beech"), 24),
              g.lathe("pencil", [(0.0036, 0.018), (0.0036, 0.150), (0, 0.150)], (0, 0, 0), m.get("sage_front"), 6)]
    lay(lay(pencil, roll=90), 0.035, -0.105, 0.0036, turn=16)
    return _scene((-0.13, -0.12, 0), (0.17, 0.11, 0.03))


def caps_washed():
    """A burner ring with a wooden pick in a flame hole, and a brush."""
    _towel(0.42, 0.30, 0, 0, 6)
    lay(made(hob_parts.wok_cap), -0.02, 0.01, 0.005)
    a = math.radians(-58)
    _pick(-0.042 + 0.066 * math.cos(a), 0.026 + 0.066 * math.sin(a), 0.0125, turn=-58 - 90 + 180, lean=16)
    _brush(0.06, 0.085, 0.005, 12)
    return _scene((-0.13, -0.11, 0), (0.16, 0.11, 0.02))


def _hob(remove=("bar", "foot", "pad", "finger")):
    """The three-burner hob without its pan supports. Returns the centre and radius of its wok burner."""
    _remove(made(hobs.gas, 0.78, 0.45, 0.1, lit=False), *remove)
    x, y, radius, *_ = hobs.GAS[3][0]
    return x * 0.78, y * 0.45, radius


def cap_in_notch():
    """The burner with its cap lying level."""
    x, y, r = _hob()
    return _scene((x - r * 2.3, y - r * 2.2, 0), (x + r * 2.3, y + r * 2.2, 0.04), azimuth=-20, elevation=30)


def probe_brushed():
    """A dry toothbrush at the pin beside the burner."""
    x, y, r = _hob()
    px, py = x + r * 0.95, y + r * 0.68
    _brush(px + 0.006, py - 0.003, 0.012, 12)
    return _scene((px - 0.10, py - 0.075, 0), (px + 0.11, py + 0.055, 0.04), azimuth=10, elevation=30, focus=(px, py, 0.02))


def scraped_glass():
    """The scraper flat on the glass of an induction hob."""
    made(hobs.induction, 0.78, 0.51, 0.06)
    holder = made(g.rect_plate, "handle", 0.028, 0.115, 0.015, (0, -0.075, 0.0075), m.get("black_satin"), 0.008, (), 0.004)
    holder += made(g.rect_plate, "head", 0.048, 0.030, 0.010, (0, -0.006, 0.006), m.get("satin"), 0.004, (), 0.002)
    holder += made(g.box, "blade", (0.044, 0.020, 0.0009), (0, 0.014, 0.0032), m.get("polished"), 0.0003)
    lay(holder, -0.135, -0.06, 0.0070, turn=-38, tilt=-9)
    for k in range(26):
        a, d = k * 2.4, 0.004 + 0.0011 * k
        crumb = g.lathe("crumb", [(0, 0.0012), (0.0018 + 0.0012 * (k % 3), 0.0008), (0.0022 + 0.0012 * (k % 3), 0)], (-0.110 + d * math.cos(a) * 0.9, -0.026 + d * math.sin(a) * 0.5, 0.0062), m.get("kraft"), 9)
        crumb.rotation_euler.z = k
    return _scene((-0.32, -0.22, 0), (0.08, 0.08, 0.02), azimuth=-24, elevation=34, focus=(-0.13, -0.05, 0.01))


def oven_emptied():
    """Trays, rack, rails and probe, all taken out."""
    lay(made(oven_parts.baking_tray), -0.26, 0.12, turn=3)
    lay(made(oven_parts.wire_shelf), 0.25, 0.13, turn=-3)
    lay(made(oven_parts.rails, 0.34), -0.24, -0.22, turn=2)
    lay(made(oven_parts.probe), 0.20, -0.20, turn=4)
    return _scene((-0.50, -0.34, 0), (0.50, 0.34, 0.04), elevation=44)


def oven_door():
    """The door of an oven on a folded towel, inner side up."""
    _towel(0.78, 0.60, 0, 0, -4)
    w, d, z = 0.594, 0.455, 0.010
    parts = [g.rect_plate("pane", w, d, 0.005, (0, 0, z + 0.030), m.get("black_glass"), 0.006, [g.rounded_rect(w - 0.15, d - 0.17, 0.02)], 0.001),
             g.rect_plate("window", w - 0.14, d - 0.16, 0.004, (0, 0, z + 0.029), m.get("clear_glass"), 0.022, (), 0.0004),
             g.rect_plate("outer pane", w, d, 0.005, (0, 0, z + 0.004), m.get("black_glass"), 0.004, (), 0.001),
             g.rect_plate("frame", w - 0.012, d - 0.012, 0.024, (0, 0, z + 0.0165), m.get("satin"), 0.006, [g.rounded_rect(w - 0.10, d - 0.10, 0.02)], 0.002),
             g.box("strip", (w - 0.004, 0.018, 0.026), (0, d / 2 - 0.006, z + 0.020), m.get("satin"), 0.003)]
    for sx in (-1, 1):
        parts += [g.box("hinge", (0.020, 0.090, 0.014), (sx * (w / 2 - 0.06), -d / 2 - 0.030, z + 0.020), m.get("galvanised"), 0.003), g.box("clip", (0.024, 0.018, 0.020), (sx * (w / 2 - 0.06), -d / 2 - 0.022, z + 0.026), m.get("polished"), 0.003)]
    lay(parts, turn=7)
    return _scene((-0.36, -0.30, 0), (0.36, 0.27, 0.05), elevation=40)


def water_measured():
    """300 ml of tap water in a jug, beside a cloth."""
    _towel(0.20, 0.16, 0.09, -0.03, 18)
    _jug(-0.02, 0.02, 0.060, 0.05, 0.12)
    return _scene((-0.10, -0.08, 0), (0.14, 0.08, 0.11), elevation=24)


def sieve_rinsed():
    """The sieve in the basin, under the tap."""
    sinks.basin(0, 0, 0.42, 0.38, 0.19, "steel")
    g.rect_plate("deck", 0.9, 0.60, sinks.RIM, (0, 0.03, sinks.RIM / 2), m.get("steel"), 0.014, [g.rounded_rect(0.424, 0.384, 0.024, 10, (0, -0.03))], 0.0012)
    sinks.tap(0, 0.245, height=0.30, reach=0.20)
    lay(made(sink_parts.sieve), -0.005, 0.045, -0.186, turn=30)
    g.tube("water", [(0, 0.045, 0.115), (0.0006, 0.045, 0.0), (-0.0006, 0.045, -0.10), (0.0004, 0.044, -0.175)], 0.0042, m.get("water"), smooth=True)
    return _scene((-0.19, -0.16, -0.10), (0.19, 0.22, 0.10), azimuth=-16, elevation=46, fill=(0.96, 0.96), focus=(0, 0.02, -0.13), bench=False)


def spray_arm():
    """A spray arm with a wooden pick in one of its holes."""
    _towel(0.46, 0.28, 0, 0, 4)
    lay(made(sink_parts.spray_arm), 0, 0.01, 0.005, turn=8)
    at = Matrix.Rotation(math.radians(8), 4, "Z") @ Vector((0.106, 0.006, 0))
    _pick(at.x, at.y + 0.01, 0.0262, turn=24, lean=62)
    _pick(-0.05, -0.075, 0.0055, turn=-80, lean=0)
    return _scene((-0.18, -0.10, 0), (0.18, 0.09, 0.04))


def citric_acid():
    """A sachet of citric acid, and its powder in a small bowl."""
    lay(made(hob_parts.sachet), -0.07, 0.0, turn=-14)
    level, r = c.bowl(0.055, 0.015, 0.0, 0.052, 0.034, "glaze_white")
    c.filling(0.055, 0.015, level - 0.002, r * 0.98, "salt", lambda x, y: 0.5, lambda x, y: 0.007 * math.exp(-(x * x + y * y) / 0.0009), 60, 160)
    return _scene((-0.125, -0.07, 0), (0.115, 0.07, 0.03))


def lemon_water():
    """A cup of water with a slice of lemon and a wooden spoon."""
    top, r = c.mug(0, 0, 0, 0.044, 0.084, "glaze_white")
    g.lathe("water", [(0, 0.068), (r * 0.99, 0.068)], (0, 0, 0), m.get("water"), 64)
    slice_ = [g.lathe("peel", [(0.0245, 0), (0.0262, 0.0006), (0.0262, 0.0042), (0.0245, 0.0048), (0.0245, 0)], (0, 0, 0), m.get("lemon"), 64), g.lathe("pith", [(0, 0.0005), (0.0246, 0.0005), (0.0246, 0.0044), (0, 0.0044)], (0, 0, 0), m.get("glaze_white"), 64)]
    for k in range(9):
        wedge = [(0.003 * math.cos(a), 0.003 * math.sin(a)) for a in (0.0,)] + [(0.0222 * math.cos(t), 0.0222 * math.sin(t)) for t in (-0.27, -0.14, 0, 0.14, 0.27)]
        slice_ += lay([g.plate("flesh", wedge, 0.0006, (0, 0, 0.0046), m.get("lemon_flesh"), (), 0.0002)], turn=40 * k)
    lay(slice_, -0.010, -0.006, 0.0665, turn=10, tilt=4)
    spoon = [g.lathe("handle", [(0.0045, 0.05), (0.0042, 0.12), (0.0058, 0.185), (0.0045, 0.192), (0, 0.1925)], (0, 0, 0), m.get("beech"), 32), g.lathe("bowl", [(0, 0), (0.008, 0.004), (0.012, 0.022), (0.008, 0.045), (0.0045, 0.052)], (0, 0, 0), m.get("beech"), 32)]
    lay(spoon, 0.004, 0.014, 0.010, turn=-24, tilt=-18)
    return _scene((-0.085, -0.06, 0), (0.095, 0.07, 0.15), elevation=32)


def turntable_washed():
    """The glass plate on a cloth beside its roller ring."""
    _towel(0.50, 0.42, 0, 0, 6)
    lay(made(oven_parts.turntable), 0, 0.0, 0.006)
    return _scene((-0.23, -0.22, 0), (0.23, 0.24, 0.02))


def tank_drying():
    """The empty tank without its lid, on a cloth."""
    _towel(0.46, 0.30, 0, 0, 5)
    tank = made(oven_parts.water_tank)
    lid = [o for o in tank if o.name.split(".")[0] in ("lid", "flap")]
    lay(lid, 0.04, -0.115, -0.083, turn=-8)
    lay([o for o in tank if o not in lid], 0, 0.035, 0.005, turn=6)
    return _scene((-0.19, -0.16, 0), (0.19, 0.10, 0.08), elevation=34)


def tank_descaled():
    """The tank filled with water, and a sachet of citric acid."""
    tank = _remove(made(oven_parts.water_tank), "lid", "flap")
    tank.append(g.rect_plate("water", 0.286, 0.086, 0.055, (0, 0, 0.034), m.get("water"), 0.010, (), 0.001))
    lay(tank, 0, 0.05, 0.0, turn=6)
    lay(made(hob_parts.sachet), 0.05, -0.075, turn=-18)
    return _scene((-0.18, -0.14, 0), (0.18, 0.11, 0.08), elevation=32)


def build(name):
    from pictures import CARE
    return globals()[CARE[name]]()
