"""The small studio: one set-up for every accessory and spare part."""
import bpy
import numpy as np
from mathutils import Vector

import geometry as g
import hob_parts
import hood_parts
import materials as m
import oven_parts
import sink_parts
import studio
from accessory_list import ACCESSORIES

LYING, STANDING = (-26, 38), (-24, 20)  # azimuth and elevation of the camera, in degrees

MODULES = {"hob_parts": hob_parts, "hood_parts": hood_parts, "oven_parts": oven_parts, "sink_parts": sink_parts}


def model(code):
    """Builds the part. Returns its outermost points: those that are farthest in one of many directions."""
    module, function = ACCESSORIES[code][0].split(".")
    getattr(MODULES[module], function)(**ACCESSORIES[code][1])
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in bpy.context.scene.collection.objects:
        mesh = obj.evaluated_get(graph).to_mesh()
        flat = np.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get("co", flat)
        points.append(flat.reshape(-1, 3) @ np.array(obj.matrix_world.to_3x3()).T + np.array(obj.matrix_world.translation))
    points = np.concatenate(points)
    turn, rise = np.meshgrid(np.linspace(0, 2 * np.pi, 36), np.linspace(-1.4, 1.4, 9))
    directions = np.stack([np.cos(turn) * np.cos(rise), np.sin(turn) * np.cos(rise), np.sin(rise)]).reshape(3, -1)
    return [Vector(points[i]) for i in set((points @ directions).argmax(0))]


def light(low, high):
    """The lights of the studio, as large and as far away as the part needs: the same light falls on a knob and on a duct."""
    k = max(high - low) / 0.62
    at = Vector(((low.x + high.x) / 2, (low.y + high.y) / 2, 0))
    area = lambda name, place, size, watt, mirrored: studio.area(name, Vector(place) * k + at, at, (size[0] * k, size[1] * k), watt * k * k, mirrored=mirrored)
    studio.world(0.42, [(-1, 0.9), (0, 1.0), (0.22, 0.75), (0.42, 0.20), (0.62, 0.34), (0.80, 0.75), (1, 1.1)], slant=0.35)
    area("rear left", (-1.5, 1.6, 1.9), (1.3, 1.0), 70, False)
    area("right strip", (2.0, -0.4, 1.5), (0.5, 1.4), 15, True)
    area("front", (-0.6, -2.2, 2.2), (1.2, 0.8), 12, False)


def build(code):
    outline = model(code)
    low, high = (Vector(pick(p[axis] for p in outline) for axis in range(3)) for pick in (min, max))
    light(low, high)
    g.rect_plate("ground", 16, 16, 0.02, (0, 0, -0.010), m.get("paper"), 0.01, (), 0.0)
    azimuth, elevation = STANDING if ACCESSORIES[code][2:] else LYING
    studio.camera(azimuth, elevation, 72, (low, high), (0.76, 0.70), outline=outline)
    return {"ground": studio.GROUND, "exposure": 1.0}
