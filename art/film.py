"""Renders the frames of a turntable film inside Blender:

    blender -b -P art/film.py -- hb-7830-turntable FOLDER

The camera swings along an arc and back, and slows down at both ends (a cosine), so that the film loops without a jump.
This script renders every second or fourth frame of the way there. `finishing.py` interpolates the frames between and adds
the way back. An interrupted run continues where it stopped."""
import math
import os
import sys
import tempfile

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import denoise  # noqa: E402
from pace import HALF, size_of, step_of  # noqa: E402
import products  # noqa: E402
import shot  # noqa: E402
import studio  # noqa: E402
import tone  # noqa: E402

SAMPLES = 14

# Per family: azimuth of the middle of the arc, reach to each side, elevation (degrees); share of the frame (width, height); level camera.
ARCS = {"hood": (0, 34, -7, (0.52, 0.80), True), "hob": (-8, 30, 33, (0.66, 0.90), False),
        "oven": (10, 14, 7, (0.50, 0.78), True), "sink": (-12, 14, 39, (0.62, 0.84), False)}


def clean_frame():
    with tempfile.TemporaryDirectory() as folder:
        a = shot.render(folder)
    return denoise.denoise(a["colour"], a["albedo"], a["normal"], a["depth"][..., 0])


def swing(frame):
    """Position on the arc, from 1 to -1 on the way there, slow at both ends."""
    return math.cos(math.pi * frame / HALF)


def turntable(code):
    """Builds the product in the studio. Returns a function that moves the camera to a position on the arc (1 to -1)."""
    family, box = products.build(code)
    studio.light(code, family, box, products.PRODUCTS[code][5], products.PRODUCTS[code][2:5])
    middle, reach, elevation, fill, level = ARCS[family]
    if family == "hood":
        box = (box[0], (box[1][0], 0, box[1][2]))
    studio.camera(middle, elevation, 62, box, fill, level)
    rest = bpy.context.scene.camera.location.copy()
    aim = [(low + high) / 2 for low, high in zip(*box)]

    def move(position):
        # The distance is that of the middle position, so that the product does not seem to grow and shrink.
        bpy.data.objects.remove(bpy.context.scene.camera)
        studio.camera(middle + reach * position, elevation, 62, box, fill, level, distance=math.dist(rest, aim))
    return move


def main():
    name, folder = sys.argv[sys.argv.index("--") + 1:][:2]
    os.makedirs(folder, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot.settings(*size_of(name), 100, SAMPLES)
    bpy.context.scene.render.use_persistent_data = True
    move = turntable(name.removesuffix("-turntable"))
    step = step_of(name)
    gain_file = os.path.join(folder, "gain.npy")  # all frames of a film share one exposure
    for i in range(0, HALF + 1, step):
        path = os.path.join(folder, f"{i // step:04d}.png")
        if os.path.exists(path):
            continue
        move(swing(i))
        linear = clean_frame()
        if not os.path.exists(gain_file):
            np.save(gain_file, tone.ground_gain(linear, studio.GROUND))
        shot.save(tone.picture(linear, exposure=np.load(gain_file)), path + ".part")
        os.replace(path + ".part", path)
        print(f"FRAME {i // step + 1}/{HALF // step + 1}", flush=True)
    print("COMPLETE", flush=True)


main()
