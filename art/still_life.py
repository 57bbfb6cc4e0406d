"""Table, light and camera of the food pictures: wood, a linen cloth, light from the rear left, a shallow depth of field."""
import math
import random

import bpy
from mathutils import Vector, noise

import geometry as g
import materials as m
import shaders
import studio

GRADE = {"exposure": 1.6, "knee": 0.45, "contrast": 1.1}
WARM = (1, 0.90, 0.78)


def surface(name, point, rows, cols, material, around=True):
    """Mesh of the surface `point(u, v)` -> (x, y, z, tone), with u and v from 0 to 1. It is closed in the direction of v if `around`."""
    ends = cols if around else cols - 1
    points = [point(i / (rows - 1), j / ends) for i in range(rows) for j in range(cols)]
    faces = []
    for i in range(rows - 1):
        for j in range(ends):
            k = (j + 1) % cols
            faces.append((i * cols + j, i * cols + k, (i + 1) * cols + k, (i + 1) * cols + j))
    obj = g.mesh(name, [p[:3] for p in points], faces, m.get(material))
    tone = obj.data.attributes.new("tone", "FLOAT", "POINT")
    tone.data.foreach_set("value", [p[3] for p in points])
    g._smooth(obj.data, 80)
    return obj


def rough(x, y, z, scale, seed=0.0):
    """Smooth noise from -1 to 1."""
    return noise.noise(Vector((x * scale + seed, y * scale - seed * 0.7, z * scale + seed * 1.3)))


def set_down(obj, x, y, z, turn=0.0, lean=(0.0, 0.0), size=1.0):
    """Place an object. Angles are in degrees."""
    obj.location = (x, y, z)
    obj.rotation_euler = (math.radians(lean[0]), math.radians(lean[1]), math.radians(turn))
    obj.scale = (size,) * 3
    return obj


def copies(obj, places):
    """Copies of an object that share its mesh, one per place: (x, y, z, (rx, ry, rz) in radians, size). The first place is for the object itself."""
    for i, (x, y, z, turn, size) in enumerate(places):
        one = obj if i == 0 else obj.copy()
        if i:
            bpy.context.scene.collection.objects.link(one)
        one.location, one.rotation_euler, one.scale = (x, y, z), turn, (size,) * 3


def strew(obj, count, seed, x, y, z, reach, lie=True, size=(0.85, 1.15)):
    """Scatter copies over a disc of radius `reach`. `z` is a height or a function of x and y."""
    dice = random.Random(seed)
    places = []
    for _ in range(count):
        a, r = dice.uniform(0, 2 * math.pi), reach * math.sqrt(dice.random())
        px, py = x + r * math.cos(a), y + r * math.sin(a)
        turn = (dice.uniform(-0.3, 0.3), dice.uniform(-0.3, 0.3), dice.uniform(0, 6.28)) if lie else tuple(dice.uniform(0, 6.28) for _ in range(3))
        places.append((px, py, z(px, py) if callable(z) else z, turn, dice.uniform(*size)))
    copies(obj, places)


def top_at(x, y):
    """Height of the topmost surface at (x, y), so that scattered objects can lie on it."""
    bpy.context.view_layer.update()
    hit, where, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, 0.5), (0, 0, -1))
    return where.z if hit else 0.0


def table(cloth=True, seed=3.0):
    """A long dark oak table. A linen cloth lies on it at a slight angle."""
    wood = shaders.oak("table", seed, 0.62, "y")
    plank = 0.19
    for i in range(-9, 10):
        board = g.box("plank", (4.5, plank - 0.0015, 0.03), (0, 0.25 + i * plank, -0.015), wood, 0.0012)
        board.rotation_euler.z = 0.0
        board.data.transform(board.matrix_basis.Translation((i * 1.7, 0, 0)))
        board.location.x -= i * 1.7
    if cloth:
        def weave(u, v):
            x, y = (v - 0.5) * 0.62, (u - 0.5) * 0.46
            fold = 0.0035 * math.exp(-((x * 0.9 + y * 0.4 - 0.05) / 0.012) ** 2) + 0.0028 * math.exp(-((x * 0.3 - y + 0.12) / 0.010) ** 2)
            return x, y, 0.0012 + fold + 0.0007 * rough(x, y, 0, 14), 0.5
        linen = surface("cloth", weave, 120, 160, "linen", around=False)
        set_down(linen, 0.03, -0.02, 0, 11)


def light(level=1.0):
    """A window at the rear left, a weak fill light from the right, almost no light from the front."""
    studio.world(0.11, [(-1, 0.05), (0, 0.12), (0.4, 0.35), (1, 0.5)], color=WARM)
    studio.area("window", (-1.0, 1.15, 1.15), (0, 0, 0.03), (0.9, 0.9), 30 * level, (1, 0.93, 0.84))
    studio.area("right fill", (1.3, 0.2, 0.7), (0, 0, 0.05), (0.7, 0.7), 3.4 * level, WARM)
    studio.area("front fill", (-0.4, -1.3, 0.9), (0, 0, 0.05), (0.9, 0.6), 2.4 * level, WARM)
    g.box("far wall", (8, 0.1, 4), (0, 2.6, 1.0), m.get("plaster"), 0.001)


def camera(box, fill=(0.6, 0.6), azimuth=0, elevation=30, focus=None, offset=(0, 0), stop=5.6):
    """Frame a box and focus on a point, by default the middle of its front."""
    cam = studio.camera(azimuth, elevation, 72, box, fill, offset=offset)
    low, high = Vector(box[0]), Vector(box[1])
    at = Vector(focus or ((low.x + high.x) / 2, low.y * 0.55 + high.y * 0.45, high.z))
    dof = cam.data.dof
    dof.use_dof, dof.aperture_fstop = True, stop
    away = cam.matrix_world.inverted() @ at
    dof.focus_distance = -away.z
    return cam


def steam(x, y, z, width=0.2, height=0.22, strength=0.35, seed=1.0):
    """Two planes of steam, one behind the other, that face the viewer."""
    for i in range(2):
        veil = g.mesh("steam", [(-0.5, 0, 0), (0.5, 0, 0), (0.5, 1, 0), (-0.5, 1, 0)], [(0, 1, 2, 3)], shaders.steam("steam %d" % i, seed + i * 5.3, strength))
        veil.location, veil.scale, veil.rotation_euler = (x + i * 0.02, y + 0.02 + i * 0.03, z), (width, height, 1), (math.pi / 2, 0, 0.1 - i * 0.25)
        veil.visible_shadow = False
