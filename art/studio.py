"""The studio: paper ground, lights and reflected surroundings for each family, and the camera."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import geometry as g
import materials as m
import shaders

GROUND = (0.957, 0.941, 0.914)  # sRGB colour of the ground, slightly darker than the page


def area(name, location, target, size, watt, color=(1, 0.98, 0.95), mirrored=True):
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", size[0], size[1], watt, color
    obj = bpy.data.objects.new(name, data)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_glossy, obj.visible_camera = mirrored, False
    bpy.context.scene.collection.objects.link(obj)
    return obj


def card(location, target, size, low, high, roll=0):
    """A panel with a gradient that is visible only in reflections."""
    obj = g.mesh("card", [(-0.5, -0.5, 0), (0.5, -0.5, 0), (0.5, 0.5, 0), (-0.5, 0.5, 0)], [(0, 1, 2, 3)],
                 shaders.gradient_card("card %d" % len(bpy.data.objects), low, high))
    obj.location, obj.scale = location, (*size, 1)
    turn = (Vector(target) - Vector(location)).to_track_quat("Z", "Y")
    obj.rotation_euler = turn.to_euler()
    if roll:
        obj.rotation_euler.rotate_axis("Z", math.radians(roll))
    for ray in ("camera", "diffuse", "transmission", "shadow", "volume_scatter"):
        setattr(obj, "visible_" + ray, False)
    return obj


def world(diffuse, ramp, color=(1, 0.985, 0.96), slant=0.0):
    """Surroundings: even light for matt surfaces, and a vertical gradient for reflections.
    `ramp` = [(height from -1 to 1, value)]; `slant` tilts the gradient to the right."""
    tree = bpy.data.worlds.new("world")
    bpy.context.scene.world = tree
    tree.use_nodes = True
    nodes, links = tree.node_tree.nodes, tree.node_tree.links
    nodes.clear()
    coord, split, span, curve, path, mix, back, out = (nodes.new("ShaderNode" + n) for n in (
        "TexCoord", "VectorMath", "MapRange", "ValToRGB", "LightPath", "MixRGB", "Background", "OutputWorld"))
    split.operation, split.inputs[1].default_value = "DOT_PRODUCT", (slant, 0, 1)
    span.inputs["From Min"].default_value, span.inputs["From Max"].default_value = -1, 1
    curve.color_ramp.interpolation = "EASE"
    while len(curve.color_ramp.elements) < len(ramp):
        curve.color_ramp.elements.new(0.5)
    for element, (height, value) in zip(curve.color_ramp.elements, ramp):
        element.position, element.color = (height + 1) / 2, (*(value * c for c in color), 1)
    mix.inputs[1].default_value = (*(diffuse * c for c in color), 1)
    for a, b in ((coord.outputs["Generated"], split.inputs[0]), (split.outputs["Value"], span.inputs["Value"]), (span.outputs["Result"], curve.inputs[0]),
                 (path.outputs["Is Glossy Ray"], mix.inputs[0]), (curve.outputs[0], mix.inputs[2]), (mix.outputs[0], back.inputs[0]), (back.outputs[0], out.inputs[0])):
        links.new(a, b)


def camera(azimuth, elevation, focal, box, fill, level=False, offset=(0, 0), distance=None, outline=None):
    """A camera that looks at the middle of `box`. Azimuth (to the right of the front) and elevation are in degrees.
    The distance is `distance`, or else chosen so that the box fills `fill` = (width, height) of the frame; with `outline`, these points instead of the box.
    `level` keeps vertical lines vertical by shifting the lens."""
    scene = bpy.context.scene
    low, high = Vector(box[0]), Vector(box[1])
    middle = (low + high) / 2
    corners = outline or [Vector((x, y, z)) for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z)]
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = focal, 36
    cam = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(cam)
    scene.camera = cam
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    fixed, distance = distance, distance or 3.0
    for _ in range(8):
        cam.location = middle + away * distance
        look = Vector((away.x, away.y, 0)) if level else away
        cam.rotation_euler = (-look).to_track_quat("-Z", "Y").to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, cam, c) for c in corners]
        xs, ys = [s.x for s in seen], [s.y for s in seen]
        ratio = max((max(xs) - min(xs)) / fill[0], (max(ys) - min(ys)) / fill[1])
        aspect = scene.render.resolution_y / scene.render.resolution_x
        data.shift_x += (max(xs) + min(xs)) / 2 - 0.5 - offset[0]
        data.shift_y += ((max(ys) + min(ys)) / 2 - 0.5 - offset[1]) * aspect
        distance = fixed or distance * ratio
    return cam


def _wall(y):
    return g.mesh("wall", [(-9, y, -7), (9, y, -7), (9, y, 7), (-9, y, 7)], [(0, 1, 2, 3)], m.get("paper"))


def _table(hole=None):
    holes = [g.rounded_rect(*hole, 0.012)] if hole else []
    return g.rect_plate("table", 16, 16, 0.02, (0, 0, -0.010), m.get("paper"), 0.01, holes, 0.0)


def _sweep(back=1.9):
    """A floor that curves up into the background."""
    bend = [(-2.4, 0), (back - 1.2, 0)] + [(back - 1.2 + 1.2 * math.sin(t / 12 * math.pi / 2), 1.2 - 1.2 * math.cos(t / 12 * math.pi / 2)) for t in range(1, 13)] + [(back, 6)]
    verts = [(x, y, z) for x in (-8, 8) for y, z in bend]
    n = len(bend)
    obj = g.mesh("sweep", verts, [(i, i + 1, i + 1 + n, i + n) for i in range(n - 1)], m.get("paper"))
    g._smooth(obj.data, 60)
    return obj


def hood(box, look):
    _wall(1.1 if box[0][1] < -0.6 else 0.003)  # an island hood hangs away from the wall
    world(0.62, [(-1, 0.02), (-0.84, 0.03), (-0.60, 2.2), (-0.25, 0.7), (0.3, 0.85), (1, 0.7)], slant=0.3)
    area("left box", (-2.3, -2.4, 1.6), (0, 0, 0.3), (1.8, 1.4), 76)
    area("right strip", (2.2, -1.6, 0.7), (0, 0, 0.3), (0.5, 1.8), 20)
    area("top", (0, -1.6, 2.6), (0, 0, 0.3), (1.8, 0.6), 30)
    camera(27, -7, 62, box, (0.62, 0.66), level=True, offset=(0, 0.0))


def hob(box, look):
    _table()
    steel = look.get("top") == "steel"
    if steel:
        world(0.6, [(0, 1.2), (0.3, 1.3), (0.5, 1.0), (0.7, 0.45), (1, 1.1)], slant=0.25)
    else:
        world(0.6, [(0, 0.9), (0.28, 0.42), (0.42, 0.13), (0.58, 0.02), (0.8, 0.02), (1, 0.6)])
    area("rear left", (-1.5, 1.7, 1.9), (0, 0, 0), (1.4, 1.0), 62, mirrored=False)
    area("right strip", (2.0, -0.4, 1.5), (0, 0, 0), (0.5, 1.4), 16, mirrored=False)
    area("front", (-0.6, -2.2, 2.2), (0, 0, 0), (1.2, 0.8), 16, mirrored=False)
    if not steel:
        card((2.3, 2.3, 2.1), (0, 0, 0), (2.0, 1.7), 0.0, 1.6, roll=-50)
    camera(-26, 34, 62, box, (0.76, 0.74))


def sink(box, look, size):
    _table((size[0] - 0.014, size[1] - 0.014))
    world(0.55, [(-1, 0.9), (0, 1.2), (0.35, 1.25), (0.52, 1.35), (0.72, 0.42), (1, 1.35)], slant=0.4)
    area("rear left", (-1.5, 1.6, 2.0), (0, 0, 0), (1.4, 1.0), 60, mirrored=False)
    area("right strip", (2.0, -0.4, 1.6), (0, 0, 0), (0.5, 1.4), 18)
    area("above", (-0.2, -0.3, 2.6), (0, 0, 0), (1.0, 0.7), 20)
    camera(-20, 40, 60, box, (0.76, 0.78))


def oven(box, look):
    sweep = _sweep()
    sweep.visible_glossy = False
    steel = "steel" in (look.get("glass"), look.get("frame"), look.get("panel_glass"))
    low = 0.5 if steel else 0.06
    world(0.6, [(-1, 0.4), (-0.35, 0.22 + low), (-0.08, low), (0.05, low), (0.3, 0.5 + low), (1, 0.95)])
    area("left box", (-2.4, -1.6, 1.9), (0, 0, 0.3), (1.0, 1.8), 70, mirrored=False)
    area("right", (2.3, -1.1, 1.4), (0, 0, 0.3), (0.7, 1.6), 26, mirrored=False)
    area("top", (0.2, -0.4, 2.8), (0, 0.2, 0.2), (1.8, 1.0), 34, mirrored=False)
    card((-2.25, -2.3, -0.2), (0, 0, 0.3), (1.3, 2.3), 0.2, 3.4, roll=-10)
    card((1.9, -0.2, 0.9), (0, 0.3, 0.3), (0.9, 1.6), 0.3, 1.1)
    card((2.3, -1.9, 0.4), (0, 0, 0.3), (1.0, 1.8), 0.4, 1.3)
    camera(23, 8, 62, box, (0.64, 0.72), level=True)


def light(code, family, box, look, size):
    """Set ground, light and camera for one product."""
    if family == "sink":
        sink(box, look, size)
    else:
        {"hood": hood, "hob": hob, "oven": oven}[family](box, look)
