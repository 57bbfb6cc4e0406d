"""Parts laid out in order on a bench of pale oak, in the light of a window: for service, parts and care."""
import math

import bpy
from mathutils import Matrix, Vector

import burners
import crockery as c
import daylight as d
import geometry as g
import materials as m
import still_life as s
import studio
import wides
from kitchen import bowl

GRADE = {**d.GRADE, "exposure": 1.0}


def bench():
    """A bench top at z = 0 and a bright wall far behind."""
    for k in range(-7, 9):
        g.box("board", (5, 0.178, 0.03), (k * 0.4 % 1.1, k * 0.18, -0.015), m.pale_oak("bench %d" % k, k * 2.3, "x"), 0.0012)
    g.box("far wall", (9, 0.1, 5), (0, 2.9, 1.2), m.get("chalk_wall"), 0.001)


def light():
    studio.world(0.42, [(-1, 0.3), (0, 0.5), (0.3, 0.8), (0.6, 0.35), (1, 0.8)], color=(0.97, 0.985, 1), slant=-0.3)
    bpy.context.scene.cycles.max_bounces = 5
    studio.area("window", (-1.9, 1.0, 1.6), (0, 0, 0), (1.6, 1.5), 78, (1, 0.97, 0.92))
    studio.area("front", (0.6, -2.0, 1.8), (0, 0, 0), (1.2, 0.9), 10)


def screw(x, y, turn):
    one = g.lathe("screw", [(0, 0.017), (0.0045, 0.0165), (0.0048, 0.0145), (0.0022, 0.0135), (0.0021, 0.002), (0, 0)], (x, y, 0.0045), m.get("polished"), 24)
    one.rotation_euler = (math.radians(90), 0, math.radians(turn))


def screwdriver(x, y, turn):
    made = [g.lathe("shaft", [(0, 0), (0.003, 0.001), (0.003, 0.12)], (0, 0, 0), m.get("polished"), 24),
            g.lathe("handle", [(0.004, 0.118), (0.009, 0.122), (0.012, 0.14), (0.0105, 0.16), (0.0135, 0.185), (0.0135, 0.21), (0.010, 0.222), (0, 0.224)], (0, 0, 0), m.get("board_wood"), 40)]
    lay = Matrix.Translation((x, y, 0.0135)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "Y")
    g.parent(made, lay)


def cap(x, y, radius, metal="brass", flip=False):
    """A burner ring with its cap, off the hob."""
    before = set(bpy.context.scene.collection.objects)
    burners.burner(0, 0, 0, radius, metal, False, False)
    for obj in set(bpy.context.scene.collection.objects) - before:
        if obj.name.split(".")[0] in ("base plate", "collar", "spark", "probe"):
            bpy.data.objects.remove(obj)
        else:
            obj.location = (obj.location.x + x, obj.location.y + y, obj.location.z - 0.0095)


def apprentices():
    """A hob on the bench, its grates, knobs and five screws in rows before it."""
    bench()
    wides._product("hb-7325", 0, 0.20, 0.0, lit=False)
    for obj in [o for o in bpy.context.scene.collection.objects if o.name.split(".")[0] in ("bar", "foot", "pad", "finger", "knob")]:
        bpy.data.objects.remove(obj)
    burners.grate(-0.45, -0.26, 0, 0.29, 0.28)
    burners.grate(-0.13, -0.26, 0, 0.29, 0.28)
    for k in range(2):
        burners.knob(0.11 + k * 0.075, -0.17, 0, metal="polished")
    for k in range(5):
        screw(0.09 + k * 0.034, -0.26, 8 * k - 14)
    screwdriver(0.32, -0.32, 62)
    screwdriver(0.40, -0.30, 66)
    light()
    studio.camera(-16, 33, 52, ((-0.6, -0.40, 0), (0.46, 0.42, 0.04)), (0.94, 0.92))
    return GRADE


def counter_parts():
    """Burner caps, knobs, a seal, a filter and a sachet: what can be picked up at the counter."""
    bench()
    for k, r in enumerate((0.066, 0.046, 0.038)):
        cap(-0.40 + (0, 0.15, 0.265)[k], 0.10, r)
    for k, r in enumerate((0.062, 0.044, 0.036)):
        cap(-0.40 + (0, 0.15, 0.265)[k], -0.08, r, "satin")
    for k in range(4):
        burners.knob(-0.44 + k * 0.085, -0.24, 0, metal=("satin", "polished", "black_satin", "bronze")[k])
    g.rect_plate("filter frame", 0.30, 0.34, 0.012, (0.20, 0.06, 0.006), m.get("satin"), 0.012, [g.rounded_rect(0.272, 0.312, 0.006)], 0.002)
    for k in range(13):
        g.box("baffle", (0.012, 0.315, 0.008), (0.20 - 0.126 + k * 0.021, 0.06, 0.005), m.get("steel_y"), 0.003)
    g.tube("seal", [(px + 0.18, py - 0.235, 0.006) for px, py in g.rounded_rect(0.40, 0.11, 0.03, 6)], 0.0055, m.get("rubber"), True)
    for k in range(2):
        sachet = g.loft("sachet", [[(px, py, z) for px, py in g.rounded_rect(w, h, 0.004, 4)] for w, h, z in ((0.085, 0.12, 0.0), (0.085, 0.12, 0.0012), (0.066, 0.098, 0.010), (0.03, 0.05, 0.0125))], m.get("paper_liner"), True, True)
        sachet.location, sachet.rotation_euler.z = (0.455 + 0.03 * k, 0.10 - 0.15 * k, 0), math.radians(6 - 18 * k)
    light()
    studio.camera(-14, 44, 56, ((-0.48, -0.28, 0), (0.50, 0.22, 0.02)), (0.92, 0.92))
    return GRADE


def care():
    """Brass caps, lemons, salt and a brush: the Wednesday of the care week."""
    bench()

    def weave(u, v):
        x, y = (v - 0.5) * 0.62, (u - 0.5) * 0.40
        fold = 0.004 * math.exp(-((x * 0.9 + y * 0.4 - 0.05) / 0.014) ** 2) + 0.003 * math.exp(-((x * 0.3 - y + 0.12) / 0.012) ** 2)
        return x, y, 0.0016 + fold + 0.0009 * s.rough(x, y, 0, 14), 0.5
    s.set_down(s.surface("cloth", weave, 120, 160, "linen", around=False), -0.06, -0.02, 0, 9)
    cap(-0.20, 0.03, 0.066)
    cap(-0.02, 0.06, 0.044)
    cap(-0.06, -0.10, 0.038)
    bowl(0.27, 0.15, 0.0, 0.105)
    level, r = c.bowl(0.20, -0.10, 0.001, 0.05, 0.036, "sea_blue")
    c.filling(0.20, -0.10, level - 0.004, r * 0.98, "salt", lambda x, y: 0.5, c.lumpy(0.003, 90, 2.0), 50, 140)
    brush = [g.box("brush handle", (0.17, 0.016, 0.009), (0.06, 0, 0.007), m.get("board_wood"), 0.004)]
    for k in range(24):
        brush.append(g.box("bristles", (0.0035, 0.010, 0.018), (-0.052 + (k % 12) * 0.0055 + 0.03, (k // 12 - 0.5) * 0.006, 0.019), m.get("porcelain"), 0.001))
    g.parent(brush, Matrix.Translation((-0.26, -0.17, 0.004)) @ Matrix.Rotation(math.radians(14), 4, "Z"))
    light()
    cam = studio.camera(-12, 34, 66, ((-0.33, -0.2, 0), (0.34, 0.22, 0.06)), (0.96, 0.94))
    cam.data.dof.use_dof, cam.data.dof.aperture_fstop = True, 8
    cam.data.dof.focus_distance = (cam.location - Vector((-0.06, -0.03, 0.02))).length
    return GRADE
