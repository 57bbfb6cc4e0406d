"""Renders one picture inside Blender:

    blender -b -P art/shot.py -- product rh-9010 out.png [--scale 40] [--samples 20]
"""
import argparse
import importlib
import os
import sys
import tempfile
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import denoise  # noqa: E402
import pictures  # noqa: E402
import tone  # noqa: E402

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth"}


def settings(width, height, scale, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, scale
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    c = scene.cycles
    c.device, c.samples, c.seed, c.use_denoising = "CPU", samples, 11, False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.015, min(samples, 12)
    c.sample_clamp_direct, c.sample_clamp_indirect = 6, 1.2
    c.caustics_reflective = c.caustics_refractive = False
    c.max_bounces, c.transparent_max_bounces = 8, 24
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.5
    scene.view_settings.view_transform = "Standard"


def render(folder):
    """Renders the colour and the guides for the noise removal. Each is a float array, height × width × 3."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    for name, socket in PASSES.items():
        out = tree.nodes.new("CompositorNodeOutputFile")
        out.base_path, out.file_slots[0].path = folder, name + "_"
        out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGB"
        tree.links.new(source.outputs[socket], out.inputs[0])
    bpy.ops.render.render(write_still=False)
    arrays = {}
    for name in PASSES:
        image = bpy.data.images.load(os.path.join(folder, f"{name}_{scene.frame_current:04d}.exr"))
        image.colorspace_settings.name = "Non-Color"
        w, h = image.size
        flat = np.empty(w * h * image.channels, np.float32)
        image.pixels.foreach_get(flat)
        arrays[name] = flat.reshape(h, w, image.channels)[..., :3].copy()
        bpy.data.images.remove(image)
    return arrays


def save(picture, path):
    h, w = picture.shape[:2]
    image = bpy.data.images.new("picture", w, h, alpha=False, float_buffer=False)
    image.pixels.foreach_set(np.concatenate([picture, np.ones((h, w, 1), np.float32)], -1).ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()


def build(kind, name):
    """Builds the scene. Returns the arguments for `tone.picture`."""
    if kind == "product":
        import products
        import studio
        family, box = products.build(name)
        studio.light(name, family, box, products.PRODUCTS[name][5], products.PRODUCTS[name][2:5])
        return {"ground": studio.GROUND, "exposure": 1.0}
    if kind == "story":
        module, scene = pictures.STORIES[name].split(".")
        return getattr(importlib.import_module(module), scene)()
    module = {"category": "wides", "recipe": "recipes", "view": "views", "series": "series", "banner": "banners", "accessory": "accessories", "care": "care_steps"}[kind]
    return importlib.import_module(module).build(name)


def main():
    args = argparse.ArgumentParser()
    args.add_argument("kind", choices=list(pictures.NAMES))
    args.add_argument("name")
    args.add_argument("out")
    args.add_argument("--scale", type=int, default=100)
    args.add_argument("--samples", type=int, default=40)
    args.add_argument("--raw", action="store_true", help="skip the noise removal")
    args.add_argument("--linear", help="file for the linear picture after the noise removal")
    args.add_argument("--regrade", action="store_true", help="read the picture from the --linear file instead of rendering it")
    args = args.parse_args(sys.argv[sys.argv.index("--") + 1:])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    start = time.time()
    settings(*pictures.size(args.kind, args.name), args.scale, args.samples)
    grade = build(args.kind, args.name)
    if args.regrade:
        rendered, colour = start, np.load(args.linear).astype(np.float32)
    else:
        with tempfile.TemporaryDirectory() as folder:
            arrays = render(folder)
        rendered, colour = time.time(), arrays["colour"]
        if not args.raw:
            colour = denoise.denoise(colour, arrays["albedo"], arrays["normal"], arrays["depth"][..., 0])
        if args.linear:
            np.save(args.linear, colour.astype(np.float16))
    # A second pass, because specks come in pairs, and a stored linear picture may still have single specks.
    picture = tone.picture(denoise.without_specks(colour), **grade)
    save(tone.smooth_edges(picture) if args.kind in ("story", "care") else picture, args.out)
    print(f"DONE {args.name} render {rendered - start:.0f}s noise {time.time() - rendered:.0f}s", flush=True)


if __name__ == "__main__":
    main()
