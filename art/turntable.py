"""Renders the frames of a product's turntable inside Blender:

    blender -b -P art/turntable.py -- rh-9010 FOLDER [--frames 144]

A hob turns once about itself; a hood, which has a wall behind it, is passed from left to right
and back. Frames that look the same on the way back are rendered once.
"""
import argparse
import math
import os
import shutil
import sys
import tempfile

import bpy
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import denoise  # noqa: E402
import products  # noqa: E402
import shot  # noqa: E402
import studio  # noqa: E402
import tone  # noqa: E402

SIZE, SAMPLES = (640, 360), 16
SWEEP = 34  # degrees to either side


def clean_frame():
    with tempfile.TemporaryDirectory() as folder:
        a = shot.render(folder)
    return denoise.denoise(a["colour"], a["albedo"], a["normal"], a["depth"][..., 0])


def sweep_angles(frames):
    """There and back on a cosine; the second half repeats the first."""
    return [SWEEP * math.cos(2 * math.pi * i / frames) for i in range(frames)]


def main():
    args = argparse.ArgumentParser()
    args.add_argument("code")
    args.add_argument("folder")
    args.add_argument("--frames", type=int, default=144)
    args = args.parse_args(sys.argv[sys.argv.index("--") + 1:])
    os.makedirs(args.folder, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    shot.settings(*SIZE, 100, SAMPLES)
    scene.render.use_persistent_data = True
    family, box = products.build(args.code)
    turning = [o for o in scene.collection.objects]
    rest = [o.matrix_basis.copy() for o in turning]
    studio.light(args.code, family, box, products.PRODUCTS[args.code][5], products.PRODUCTS[args.code][2:5])
    reach = max(box[1][0], box[1][1])
    low, high = ((-reach, -reach, box[0][2]), (reach, reach, box[1][2])) if family == "hob" else box
    gain, half = None, args.frames // 2
    for i in range(args.frames):
        path = os.path.join(args.folder, f"{i:04d}.png")
        if os.path.exists(path) and gain is not None:
            continue
        if family == "hood" and i > half:
            shutil.copy(os.path.join(args.folder, f"{args.frames - i:04d}.png"), path)
            continue
        if family == "hood":
            bpy.data.objects.remove(scene.camera)
            studio.camera(sweep_angles(args.frames)[i], -7, 62, ((low[0], low[1], low[2]), (high[0], 0, high[2])), (0.52, 0.80), level=True)
        else:
            turn = Matrix.Rotation(2 * math.pi * i / args.frames, 4, "Z")
            for obj, basis in zip(turning, rest):
                obj.matrix_basis = turn @ basis
            if i == 0:
                bpy.data.objects.remove(scene.camera)
                studio.camera(-26, 34, 62, (low, high), (0.88, 1.2))
        linear = clean_frame()
        if gain is None:
            gain = tone.ground_gain(linear, studio.GROUND)
        shot.save(tone.picture(linear, exposure=gain), path)
        print(f"FRAME {i + 1}/{args.frames}", flush=True)


main()
