"""Range hoods. The wall is at y = 0, the lower edge of the hood at z = 0."""
import math

import bpy
from mathutils import Matrix

import geometry as g
import materials as m
import printing as p

TOUCH = ["power", "minus", "fan", "plus", "light"]


def lamps(width, y, z, count=2, length=0.0, watt=1.6, reach=0.6):
    """Warm lamps in the underside: bars of `length` metres, or discs if `length` is 0."""
    for i in range(count):
        x = (i - (count - 1) / 2) * width / max(count, 1)
        if length:
            g.rect_plate("light bar", length, 0.016, 0.001, (x, y, z - 0.0015), m.get("lamp"), 0.008, bevel=0)
        else:
            g.cylinder("lamp rim", 0.034, 0.003, (x, y, z - 0.003), m.get("satin"))
            g.cylinder("lamp", 0.028, 0.001, (x, y, z - 0.0042), m.get("lamp"), bevel=0.0003)
        data = bpy.data.lights.new("hood lamp", "AREA")
        data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", max(length, 0.06), 0.05, watt, (1, 0.78, 0.52)
        lamp = bpy.data.objects.new("hood lamp", data)
        lamp.location, lamp.visible_camera, lamp.visible_glossy = (x, y, z - 0.008), False, False
        bpy.context.scene.collection.objects.link(lamp)


def chimney(width, depth, base, y, material, height=1.6, step=0.46):
    """A telescopic chimney that continues past the top of the picture."""
    g.box("chimney", (width, depth, step), (0, y, base + step / 2), m.get(material), 0.0018)
    g.box("chimney upper", (width - 0.006, depth - 0.006, height - step), (0, y, base + step + 0.002 + (height - step) / 2), m.get(material), 0.0018)


def filters(width, depth, y, z, material="satin"):
    """Grease filters: two panels of fine slats."""
    for side in (-1, 1):
        w = width / 2 - 0.012
        cx = side * width / 4
        g.rect_plate("filter", w, depth, 0.004, (cx, y, z), m.get(material), 0.006)
        slats = max(int(w / 0.02), 4)
        for i in range(slats):
            g.box("slat", (0.006, depth - 0.05, 0.003), (cx - w / 2 + (i + 0.5) * w / slats, y, z - 0.003), m.get("black_satin"), 0.001)


def slanted(width, depth, height, glass="black_glass", chimney_width=0.26, digits="digits", edge="satin", lit=2):
    """A glass front that leans towards the cook, with a touch strip below it."""
    body_w, low, strip = width - 0.036, 0.15, height * 0.16
    lean = (depth - low) / height
    front = lambda z, out=0.0: -(low + lean * z) - out
    g.prism("body", [(-0.002, 0.012), (front(0.012, -0.03), 0.012), (front(height - 0.01, -0.03), height - 0.01), (-0.002, height - 0.01)], body_w, m.get("steel_v"))
    g.prism("shadow gap", [(front(0.03, -0.028), 0.03), (front(0.03, -0.012), 0.03), (front(height - 0.03, -0.012), height - 0.03), (front(height - 0.03, -0.028), height - 0.03)], body_w - 0.02, m.get("black_satin"))

    def pane(name, z0, z1, mat):
        t = 0.006
        return g.prism(name, [(front(z0, -0.006), z0), (front(z0, t), z0), (front(z1, t), z1), (front(z1, -0.006), z1)], width, m.get(mat), 0.0016)

    pane("touch strip", 0.0, strip, "black_glass" if glass == "black_glass" else glass)
    pane("front", strip + 0.014, height, glass)
    # the steel edge: thin bright strips below the front pane and along the top
    for z in (strip + 0.0105, height + 0.0035):
        g.prism("edge", [(front(z, -0.005), z - 0.0028), (front(z, 0.005), z - 0.0028), (front(z, 0.005), z + 0.0028), (front(z, -0.005), z + 0.0028)], width, m.get(edge), 0.0008)
    angle = math.atan(lean)
    start = len(bpy.context.scene.collection.objects)
    p.lit_symbols(TOUCH, 0.058, 0.017, (0, 0, 0), digits)
    p.line("2", 0.030, (0.205, 0, 0), digits)
    word = p.wordmark(0.021, (0, 0, 0), "print_bright" if glass == "black_glass" else "print_dark")
    tilt = Matrix.Rotation(angle, 4, "X")
    # Prints are placed slightly in front of the pane and tilted with it.
    for obj in list(bpy.context.scene.collection.objects)[start:]:
        z = height - 0.055 if obj == word else strip / 2
        move = Matrix.Translation((0, front(z, 0.0072), z))
        obj.matrix_world = move @ tilt @ obj.matrix_basis
    g.box("underside", (body_w - 0.02, low - 0.04, 0.004), (0, -low / 2, 0.010), m.get("satin"))
    lamps(width * 0.62, -low * 0.55, 0.008, lit, width * 0.3, watt=1.5)
    chimney(chimney_width, 0.22, height - 0.012, -0.115, "steel_v")
    return (-width / 2, -depth, -0.06), (width / 2, 0, height + 0.34)


def t_shape(width, depth, height, finish="steel", glass_edge=False):
    """A flat canopy with a chimney, buttons on the front edge, and filters below."""
    slab, vertical = 0.062, finish + "_v"
    canopy_w, canopy_d = (width - 0.14, depth - 0.07) if glass_edge else (width, depth)
    cy = -canopy_d / 2
    g.box("canopy", (canopy_w, canopy_d, slab), (0, cy, slab / 2), m.get(finish), 0.0025)
    if glass_edge:
        g.rect_plate("glass canopy", width, depth, 0.008, (0, -depth / 2, slab + 0.004), m.get("smoked_edge"), 0.03, bevel=0.002)
        g.rect_plate("glass rim", width - 0.0, depth, 0.0025, (0, -depth / 2, slab + 0.0105), m.get("polished"), 0.03, [g.rounded_rect(width - 0.006, depth - 0.006, 0.027)], 0.0006)
    shoulder = 0.055
    base = slab + (0.012 if glass_edge else 0)
    rect = lambda w, d, y, z: [(x, y + v, z) for x, v in g.rounded_rect(w, d, 0.004, 2)]
    g.loft("shoulder", [rect(0.44, 0.36, -0.2, base), rect(0.31, 0.275, -0.15, base + shoulder)], m.get(finish), True, True)
    chimney(0.30, 0.27, base + shoulder - 0.001, -0.145, vertical, step=height - slab - shoulder - 0.2)
    bezel = "black_satin" if finish == "steel" else "satin"
    for i in range(3):
        x = 0.19 + i * 0.045
        g.cylinder("button ring", 0.0125, 0.002, (x, -canopy_d, slab / 2), m.get(bezel), 0.0006, "y")
        g.cylinder("button", 0.0105, 0.006, (x, -canopy_d, slab / 2), m.get("polished"), 0.0015, "y")
    g.cylinder("signal", 0.002, 0.0012, (0.15, -canopy_d, slab / 2), m.get("digits_warm"), 0.0003, "y")
    p.wordmark(0.020, (-canopy_w / 2 + 0.11, -canopy_d - 0.0006, slab / 2), "print_dark" if finish == "steel" else "print_bright")
    g.rect_plate("underside", canopy_w - 0.02, canopy_d - 0.02, 0.003, (0, cy, -0.0005), m.get("black_satin" if finish != "steel" else "satin"), 0.004)
    filters(canopy_w - 0.2, canopy_d - 0.17, cy + 0.02, -0.004)
    lamps(canopy_w * 1.2, cy - canopy_d * 0.5 + 0.05, -0.002, 2, watt=1.8)
    return (-width / 2, -depth, -0.05), (width / 2, 0, height * 0.78)


def island(width, depth, height):
    """A steel slab that hangs on four rods and a slim duct, with light bars in its underside."""
    slab, cy = 0.066, -depth / 2
    g.box("slab", (width, depth, slab), (0, cy, slab / 2), m.get("steel"), 0.003)
    g.box("shadow line", (width - 0.04, depth - 0.04, 0.016), (0, cy, slab + 0.008), m.get("black_satin"))
    g.box("deck", (width - 0.16, depth - 0.16, 0.022), (0, cy, slab + 0.026), m.get("steel"), 0.002)
    chimney(0.34, 0.30, slab + 0.036, cy, "steel_v", step=height - slab - 0.2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (width / 2 - 0.13), cy + sy * (depth / 2 - 0.12)
            g.cylinder("rod", 0.0045, 1.8, (x, y, slab + 0.03), m.get("polished"))
            g.cylinder("rod foot", 0.013, 0.03, (x, y, slab + 0.036), m.get("satin"), 0.003)
    g.rect_plate("underside", width - 0.03, depth - 0.03, 0.003, (0, cy, -0.0005), m.get("satin"), 0.004)
    filters(width - 0.34, depth - 0.22, cy, -0.004)
    for sy in (-1, 1):
        lamps(0, cy + sy * (depth / 2 - 0.065), -0.002, 1, width - 0.22, watt=2.2)
    p.wordmark(0.023, (-width / 2 + 0.13, -depth - 0.0006, slab / 2), "print_dark")
    p.lit_symbols(TOUCH, 0.05, 0.015, (width / 2 - 0.2, -depth - 0.0006, slab / 2), "print_dark")
    return (-width / 2, -depth, -0.05), (width / 2, 0, height * 0.62)


def slim(width, depth, height):
    """A hood under a wall cabinet. The front pulls out, and the lamp lights the wall."""
    out = 0.10
    g.box("housing", (width - 0.004, depth - 0.01, height - 0.04), (0, -depth / 2 + 0.005, 0.04 + (height - 0.04) / 2), m.get("steel"), 0.002)
    g.box("tray", (width - 0.012, depth + out - 0.03, 0.028), (0, -(depth + out - 0.03) / 2 - 0.01, 0.017), m.get("steel"), 0.002)
    g.box("front", (width, 0.022, 0.052), (0, -depth - out + 0.008, 0.026), m.get("steel"), 0.0025)
    g.rect_plate("glass", width - 0.05, depth + out - 0.09, 0.004, (0, -(depth + out) / 2, 0.0325), m.get("smoked_edge"), 0.006)
    filters(width - 0.06, depth - 0.08, -depth / 2, 0.001)
    lamps(width * 0.9, -depth - out + 0.06, 0.002, 2, watt=1.2)
    p.wordmark(0.013, (-width / 2 + 0.075, -depth - out - 0.0036, 0.026), "print_dark")
    for i in range(4):
        g.cylinder("button", 0.007, 0.004, (width / 2 - 0.12 + i * 0.026, -depth - out - 0.0025, 0.026), m.get("polished"), 0.0012, "y")
    hang = 0.7
    for side in (-1, 1):
        g.box("cabinet door", (width / 2 - 0.0025, 0.02, hang), (side * width / 4, -depth - 0.012, height + 0.003 + hang / 2), m.get("cabinet"), 0.0015)
    g.box("cabinet", (width, depth, hang), (0, -depth / 2, height + 0.004 + hang / 2), m.get("cabinet"), 0.001)
    return (-width / 2, -depth - out, -0.03), (width / 2, 0, height + 0.26)


MODELS = {"slanted": slanted, "t": t_shape, "island": island, "slim": slim}
