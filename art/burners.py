"""Gas burners, their flames and the cast-iron pan supports."""
import math

import bpy

import geometry as g
import materials as m


def flame_material():
    """An additive blue glow, brighter at the rim."""
    if "flame" in bpy.data.materials:
        return bpy.data.materials["flame"]
    mat = bpy.data.materials.new("flame")
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.clear()
    facing, emit, clear, add, out, power = (nodes.new("ShaderNode" + n) for n in ("LayerWeight", "Emission", "BsdfTransparent", "AddShader", "OutputMaterial", "Math"))
    facing.inputs["Blend"].default_value = 0.35
    emit.inputs["Color"].default_value = (0.10, 0.32, 1, 1)
    power.operation, power.inputs[1].default_value = "MULTIPLY_ADD", 2.6
    power.inputs[2].default_value = 0.35
    for a, b in ((facing.outputs["Facing"], power.inputs[0]), (power.outputs[0], emit.inputs["Strength"]), (emit.outputs[0], add.inputs[0]), (clear.outputs[0], add.inputs[1]), (add.outputs[0], out.inputs[0])):
        links.new(a, b)
    mat.cycles.sample_as_light = False
    return mat


def flames(radius, center, count, length=0.021):
    """A ring of drop-shaped flames that lean outwards. Each has a slightly different size."""
    mat = flame_material()
    shape = [(0.0, 0.0), (0.12, 0.1), (0.17, 0.28), (0.15, 0.5), (0.09, 0.76), (0.0, 1.0)]
    for i in range(count):
        a = 2 * math.pi * i / count
        size = length * (0.9 + 0.2 * math.sin(i * 12.9898) ** 2)
        drop = g.lathe("flame", [(r * size, h * size) for r, h in shape], (0, 0, 0), mat, 10)
        drop.location = (center[0] + radius * math.cos(a), center[1] + radius * math.sin(a), center[2])
        drop.rotation_euler = (0, math.radians(38), a)
        drop.visible_shadow = False


def burner(x, y, z, radius, metal="brass", wok=False, lit=True):
    """Base plate, ring with flame ports, and cap. A wok burner has an inner ring of flames too."""
    g.lathe("base plate", [(0, 0.004), (radius * 1.28, 0.004), (radius * 1.42, 0.0025), (radius * 1.45, 0.0)], (x, y, z), m.get("satin"))
    g.lathe("collar", [(radius * 0.98, 0), (radius * 0.94, 0.012), (0, 0.012)], (x, y, z), m.get("cavity_steel"))
    crown = [(radius * 0.80, 0.010), (radius * 0.97, 0.012), (radius, 0.015), (radius, 0.021), (radius * 0.97, 0.0235), (radius * 0.70, 0.026), (0, 0.026)]
    g.lathe("ring", crown, (x, y, z), m.get(metal))
    for i in range(int(radius * 560)):
        a = 2 * math.pi * i / int(radius * 560)
        port = g.box("port", (0.004, 0.0022, 0.005), (x + radius * math.cos(a), y + radius * math.sin(a), z + 0.018), m.get("rubber"), 0.0004)
        port.rotation_euler.z = a
    if wok:
        inner = radius * 0.42
        g.lathe("inner ring", [(inner, 0.024), (inner, 0.034), (inner * 0.95, 0.036), (0, 0.036)], (x, y, z), m.get(metal))
        g.lathe("cap", [(inner * 0.8, 0.035), (inner * 0.82, 0.04), (inner * 0.7, 0.0425), (0, 0.043)], (x, y, z), m.get("enamel"))
    else:
        cap = [(radius * 0.80, 0.025), (radius * 0.84, 0.027), (radius * 0.84, 0.030), (radius * 0.78, 0.033), (0, 0.0345)]
        g.lathe("cap", cap, (x, y, z), m.get("enamel"))
    g.cylinder("spark", 0.0028, 0.028, (x - radius * 0.9, y + radius * 0.72, z), m.get("porcelain"), 0.001)
    g.cylinder("probe", 0.0022, 0.026, (x + radius * 0.95, y + radius * 0.68, z), m.get("polished"), 0.001)
    if not lit:
        return
    flames(radius * 1.03, (x, y, z + 0.017), int(radius * 560))
    if wok:
        flames(radius * 0.45, (x, y, z + 0.030), 14, 0.018)
    data = bpy.data.lights.new("flame light", "POINT")
    data.energy, data.color, data.shadow_soft_size = 0.35, (0.2, 0.45, 1), 0.03
    lamp = bpy.data.objects.new("flame light", data)
    lamp.location, lamp.visible_glossy, lamp.visible_camera = (x, y, z + 0.05), False, False
    bpy.context.scene.collection.objects.link(lamp)


def grate(x, y, z, width, depth, fingers=4, height=0.044, hole=0.03):
    """A pan support: a cast-iron frame on four feet, with fingers towards the middle."""
    iron, bar = m.get("cast_iron"), 0.011
    top = z + height - bar / 2
    for s in (-1, 1):
        g.box("bar", (width, bar, bar), (x, y + s * (depth - bar) / 2, top), iron, 0.003)
        g.box("bar", (bar, depth, bar), (x + s * (width - bar) / 2, y, top), iron, 0.003)
        for t in (-1, 1):
            px, py = x + s * (width / 2 - bar), y + t * (depth / 2 - bar)
            g.box("foot", (bar * 1.15, bar * 1.15, height - bar * 0.6), (px, py, z + (height - bar * 0.6) / 2), iron, 0.003)
            g.cylinder("pad", 0.006, 0.003, (px, py, z), m.get("rubber"))
    for i in range(fingers):
        a = 2 * math.pi * i / fingers + (math.pi / 2 if fingers == 4 else math.pi / 6)
        dx, dy = math.cos(a), math.sin(a)
        far = min((width / 2 - bar / 2) / max(abs(dx), 1e-6), (depth / 2 - bar / 2) / max(abs(dy), 1e-6))
        mid = (far + hole) / 2
        finger = g.box("finger", (far - hole, bar * 0.85, bar * 1.25), (x + dx * mid, y + dy * mid, top + 0.002), iron, 0.003)
        finger.rotation_euler.z = a


def knob(x, y, z, face="z", radius=0.020, metal="satin", height=0.026):
    """A round knob with a printed line, on a dark collar."""
    g.lathe("collar", [(0, 0.003), (radius * 1.12, 0.003), (radius * 1.18, 0.0)], (x, y, z), m.get("black_satin"), axis=face)
    profile = [(radius * 1.0, 0.003), (radius * 0.97, height - 0.004), (radius * 0.93, height - 0.001), (radius * 0.86, height), (0, height - 0.0006)]
    g.lathe("knob", profile, (x, y, z), m.get(metal), axis=face)
    if face == "z":
        g.box("mark", (0.002, radius * 0.6, 0.0006), (x, y + radius * 0.5, z + height), m.get("rubber"), 0.0001)
    else:
        g.box("mark", (0.002, 0.0006, radius * 0.6), (x, y - height, z + radius * 0.5), m.get("rubber"), 0.0001)
