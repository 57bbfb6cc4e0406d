"""Three more views of every product: from the front, a close-up, and in a kitchen."""
import bpy
from mathutils import Vector

import products
import studio
import wides
from kitchen import TOP, board, bowl, counter, pot, vase

# Per family: azimuth and elevation in degrees, share of the frame (width, height), level camera.
FRONT = {"hood": (0, -4, (0.60, 0.70), True), "hob": (0, 50, (0.74, 0.74), False), "oven": (0, 3, (0.66, 0.72), True), "sink": (0, 54, (0.76, 0.78), False)}
# Per family: azimuth and elevation in degrees, exposure of the close-up.
NEAR = {"hood": (30, 4, 1.0), "hob": (-28, 27, 1.0), "oven": (27, 9, 1.0), "sink": (-22, 36, 1.0)}


def _look(azimuth, elevation, focal, box, fill, level=False, offset=(0, 0)):
    """Replaces the camera of the studio."""
    bpy.data.objects.remove(bpy.context.scene.camera)
    return studio.camera(azimuth, elevation, focal, box, fill, level, offset)


def _in_studio(code):
    family, box = products.build(code)
    studio.light(code, family, box, products.PRODUCTS[code][5], products.PRODUCTS[code][2:5])
    return family, box


def front(code):
    family, box = _in_studio(code)
    azimuth, elevation, fill, level = FRONT[family]
    if products.PRODUCTS[code][1] == "island":
        fill = (0.60, 0.62)
    _look(azimuth, elevation, 70, box, fill, level)
    return {"ground": studio.GROUND, "exposure": 1.0}


def _close(code):
    """The box to show in the close-up: the controls, the strongest burner or the lid of the washer."""
    _, model, w, d, h, look = products.PRODUCTS[code]
    if model == "slanted":
        return (-0.14, -0.19, -0.02), (0.26, -0.15, 0.16)
    if model in ("t", "island"):
        x = 0.24 if model == "t" else w / 2 - 0.2
        return (x - 0.16, -d, -0.03), (x + 0.16, -d + 0.02, 0.11)
    if model == "slim":
        return (w / 2 - 0.30, -d - 0.1, -0.03), (w / 2, -d - 0.08, 0.13)
    if model == "gas":
        import hobs
        x, y, r, *_ = hobs.GAS[look.get("burners", 3)][0]
        return (x * w - r * 1.9, y * d - r * 1.9, 0), (x * w + r * 1.9, y * d + r * 1.9, 0.06)
    if model == "induction":
        reach = min(w * 0.32, 0.2)
        return (-reach, -d / 2, 0), (reach, -d / 2 + 0.17, 0.01)
    if model == "built-in":
        return (0.0, -0.05, h - 0.2), (w / 2, 0, h)
    if model in ("side-panel", "table-top"):
        return (w / 2 - 0.24, -0.03, h * 0.42), (w / 2, 0, h)
    if look.get("layout") == "duo":
        return (-0.18, -d / 2 + 0.02, 0), (0.18, 0.02, 0.03)
    return (w / 2 - 0.39, -d / 2 + 0.02, 0), (w / 2 - 0.03, d * 0.1, 0.03)


def detail(code):
    family, _ = _in_studio(code)
    azimuth, elevation, exposure = NEAR[family]
    box = _close(code)
    cam = _look(azimuth, elevation, 85, box, (0.78, 0.74), level=family in ("hood", "oven"))
    at = (Vector(box[0]) + Vector(box[1])) / 2
    dof = cam.data.dof
    dof.use_dof, dof.aperture_fstop = True, 8
    dof.focus_distance = -(cam.matrix_world.inverted() @ Vector((at.x, box[0][1], at.z))).z
    return {"exposure": exposure}


def _kitchen_hood(code):
    _, model, w, d, h, _ = products.PRODUCTS[code]
    island = model == "island"
    counter(-3.2, 3.2, depth=0.9 if island else 0.65)
    box = wides._product(code, 0, -0.12 if island else 0, TOP + {"island": 0.74, "slim": 0.62}.get(model, 0.66))
    wides._product("hb-3020" if w < 0.7 else "hb-7830", 0, -0.45 if island else -0.33, TOP, **({} if w < 0.7 else {"lit": False}))
    if w >= 0.7:
        pot(-0.2, -0.43 if island else -0.31, TOP + 0.054, 0.115, 0.12)
    vase(0.84, -0.2, TOP)
    board(-0.72, -0.075, TOP + 0.006)
    bowl(-0.60, -0.33, TOP)
    wides._brighten("hood lamp", 4.5)
    studio.world(0.06, [(-1, 0.0), (-0.78, 0.01), (-0.55, 0.42), (-0.2, 0.10), (0.3, 0.08), (1, 0.06)], color=wides.WARM, slant=0.55)
    studio.area("window", (3.2, -2.6, 2.5), (0.3, 0, 1.4), (1.2, 1.8), 60, (1, 0.86, 0.68), mirrored=True)
    studio.area("left kicker", (-2.6, -1.8, 2.6), (0, 0, 1.9), (0.5, 1.4), 16, wides.WARM)
    studio.camera(-16, -1, 42, ((-0.62, -0.5, TOP - 0.22), (0.62, 0, TOP + 1.3)), (0.66, 0.94), level=True)
    return box, 2.1


def _kitchen_hob(code):
    _, _, w, d, h, _ = products.PRODUCTS[code]
    counter(-3.4, 3.0, depth=0.78)
    box = wides._product(code, 0, -0.40, TOP)
    board(w / 2 + 0.22, -0.07, TOP + 0.006)
    bowl(w / 2 + 0.46, -0.2, TOP, 0.12)
    vase(-w / 2 - 0.28, -0.2, TOP, 0.24)
    studio.world(0.03, [(-1, 0.02), (0, 0.12), (0.2, 0.1), (0.45, 0.015), (1, 0.05)])
    studio.area("under shelf", (0.5, -0.10, TOP + 0.95), (0.5, -0.22, TOP), (2.0, 0.06), 20, wides.WARM, mirrored=False)
    studio.area("right window", (2.4, -1.0, TOP + 1.3), (0.1, -0.3, TOP), (0.8, 1.2), 34, (1, 0.84, 0.66), mirrored=True)
    studio.card((1.5, 1.6, TOP + 1.25), (0, 0, TOP), (2.2, 1.2), 0.0, 0.9, roll=-40).location.y = -0.06
    studio.camera(-22, 24, 52, box, (0.60, 0.62), offset=(0.02, -0.05))
    return box, 2.1


def _kitchen_oven(code):
    _, model, w, d, h, look = products.PRODUCTS[code]
    if model == "table-top":
        counter(-3.4, 3.0)
        box = wides._product(code, 0, -0.50, TOP)
        vase(0.62, -0.2, TOP)
        board(-0.52, -0.07, TOP + 0.006)
        bowl(-0.50, -0.34, TOP)
        wides._front_light(1.1)
        studio.card((2.3, -2.5, 0.9), (0, 0, 1.1), (1.2, 2.3), 0.05, 1.1, roll=10)
        studio.camera(-18, 8, 48, box, (0.42, 0.50), level=True)
        return box, 1.9
    low = 1.25 if model == "side-panel" else 0.82 if h > 0.5 else 0.95
    box = wides._column(code, low, h + 0.005, "oak", 0.5)
    wides._front_light(1.15)
    studio.card((-2.2, -2.6, low), (0, 0, low + h / 2), (1.2, 2.3), 0.05, 1.2, roll=-10)
    studio.camera(22, 4, 46, box, (0.46, 0.56), level=True)
    return box, 2.1


def _kitchen_sink(code):
    _, _, w, d, h, look = products.PRODUCTS[code]
    counter(-3.4, 3.0, (0, -0.36, w - 0.014, d - 0.014), depth=0.72)
    box = wides._product(code, 0, -0.36, TOP)
    vase(w / 2 + 0.30, -0.14, TOP, 0.24)
    board(w / 2 + 0.14, -0.07, TOP + 0.006, w=0.22, h=0.32)
    studio.world(0.05, [(-1, 0.1), (0, 0.25), (0.3, 0.4), (0.55, 0.3), (0.8, 0.12), (1, 0.5)], color=(1, 0.9, 0.78))
    studio.area("under shelf", (0.4, -0.10, TOP + 1.0), (0.4, -0.24, TOP), (2.0, 0.06), 8, wides.WARM, mirrored=False)
    studio.area("right window", (2.2, -1.2, TOP + 1.4), (0.1, -0.3, TOP), (0.9, 1.2), 40, (1, 0.9, 0.78))
    studio.area("above", (0.2, -0.9, TOP + 1.9), (0.1, -0.3, TOP), (0.7, 0.5), 9, (1, 0.9, 0.78))
    studio.camera(-20, 28, 52, box, (0.66, 0.66), offset=(0.02, -0.02))
    return box, 1.6


# Per family: the function that places a product in its kitchen and returns its box and the exposure.
KITCHENS = {"hood": _kitchen_hood, "hob": _kitchen_hob, "oven": _kitchen_oven, "sink": _kitchen_sink}


def kitchen(code):
    _, exposure = KITCHENS[products.PRODUCTS[code][0]](code)
    return {**wides.GRADE, "exposure": exposure}


def build(name):
    code, view = name.split("/")
    return {"front": front, "detail": detail, "kitchen": kitchen}[view](code)
