"""Exports one product as GLB, inside Blender, in metres, with one mesh per material:

    blender -b -P art/model.py -- rh-9010 out.glb

glTF has no procedural textures, so every surface gets one plain colour."""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import products  # noqa: E402

# Replacements for surfaces whose colour comes from a texture: mean colour, roughness, metallic.
FLAT = {
    "steel": ((0.58, 0.58, 0.58), 0.3, 1), "steel_v": ((0.52, 0.52, 0.52), 0.32, 1), "steel_y": ((0.58, 0.58, 0.58), 0.3, 1),
    "black_steel": ((0.085, 0.082, 0.079), 0.34, 1), "black_steel_v": ((0.085, 0.082, 0.079), 0.34, 1),
    "bronze": ((0.22, 0.163, 0.114), 0.3, 1), "bread": ((0.36, 0.18, 0.07), 0.62, 0), "basin_steel": ((0.6, 0.6, 0.6), 0.32, 1),
}
SEE_THROUGH = {"smoked": 0.38, "smoked_edge": 0.55}
GLOW = {"digits": ((1, 0.96, 0.9), 1.4), "digits_warm": ((1, 0.62, 0.28), 1.4), "lamp": ((1, 0.82, 0.6), 1.6)}
FACETS = 2  # segments of a bevel and of a quarter of a round bar: detailed enough for a screen, at a third of the file size


def plain_material(old):
    """A copy of the material with constant values only."""
    name = old.name
    mat = bpy.data.materials.new("plain " + name)
    mat.use_nodes = True
    bsdf = mat.node_tree.nodes["Principled BSDF"]
    put = lambda socket, value: setattr(bsdf.inputs[socket], "default_value", value)
    if name in GLOW:
        color, strength = GLOW[name]
        put("Base Color", (*color, 1))
        put("Emission", (*color, 1))
        put("Emission Strength", strength)
    elif name in SEE_THROUGH:
        put("Base Color", (0.01, 0.01, 0.01, 1))
        put("Roughness", 0.04)
        put("Alpha", SEE_THROUGH[name])
        mat.blend_method = "BLEND"
    elif name in FLAT:
        color, roughness, metallic = FLAT[name]
        put("Base Color", (*color, 1))
        put("Roughness", roughness)
        put("Metallic", metallic)
    else:
        source = old.node_tree.nodes["Principled BSDF"]
        for socket in ("Base Color", "Roughness", "Metallic", "Clearcoat"):
            put(socket, source.inputs[socket].default_value)
        # A perfectly smooth black surface would only show the reflected environment of the 3D viewer.
        put("Roughness", max(source.inputs["Roughness"].default_value, 0.06))
    # Light panels are single sheets that are seen from both sides. Solid parts are closed, so culling gains nothing there.
    mat.use_backface_culling = False
    return mat


def lighten():
    """Reduce the number of facets, before the shapes become meshes."""
    for obj in bpy.context.scene.objects:
        if obj.type == "CURVE":
            obj.data.bevel_resolution = 1 if obj.data.dimensions == "2D" else FACETS
            obj.data.resolution_u = min(obj.data.resolution_u, 8)
        for modifier in obj.modifiers:
            modifier.segments = FACETS


def join_by_material():
    """Join all parts with the same material to one mesh, so that a page draws tens of meshes, not hundreds."""
    groups = {}
    depsgraph = bpy.context.evaluated_depsgraph_get()
    for obj in [o for o in bpy.context.scene.objects if o.type in ("MESH", "CURVE", "FONT")]:
        data = bpy.data.meshes.new_from_object(obj.evaluated_get(depsgraph), depsgraph=depsgraph)
        data.transform(obj.matrix_world)
        part = bpy.data.objects.new(obj.name, data)
        groups.setdefault(data.materials[0].name, []).append(part)
    for obj in list(bpy.context.scene.objects):
        bpy.data.objects.remove(obj)
    for name, parts in groups.items():
        for part in parts:
            bpy.context.scene.collection.objects.link(part)
            part.select_set(True)
        bpy.context.view_layer.objects.active = parts[0]
        if len(parts) > 1:
            bpy.ops.object.join()
        whole = bpy.context.view_layer.objects.active
        whole.name = name
        material = plain_material(bpy.data.materials[name])
        whole.data.materials.clear()
        whole.data.materials.append(material)
        whole.data.polygons.foreach_set("material_index", [0] * len(whole.data.polygons))
        bpy.ops.object.select_all(action="DESELECT")


def main():
    code, out = sys.argv[sys.argv.index("--") + 1:]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    family, model, w, d, h, look = products.PRODUCTS[code]
    if model == "gas":
        products.PRODUCTS[code] = (family, model, w, d, h, {**look, "lit": False})
    products.build(code)
    lighten()
    bpy.context.view_layer.update()
    join_by_material()
    bpy.ops.export_scene.gltf(filepath=out, export_format="GLB", export_yup=True, export_apply=False, export_lights=False,
                              export_cameras=False, export_animations=False, export_texcoords=False)


main()
