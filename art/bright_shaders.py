"""Shaders of the bright rooms: marble, terrazzo, glazed tiles, and the view through a window."""
import bpy

from shaders import _shader


def _chain(links, *pairs):
    for a, b in pairs:
        links.new(a, b)


def marble(name, base=(0.80, 0.79, 0.765), vein=(0.36, 0.34, 0.315), scale=0.9, roughness=0.16):
    """White marble: a few wide soft veins and many thin ones, both ridges of a distorted noise."""
    mat, nodes, links, bsdf = _shader(name)
    coord, turn = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value, turn.inputs["Scale"].default_value = (0.3, 0.5, 0.7), (1.0, 1.0, 1.7)
    links.new(coord.outputs["Object"], turn.inputs[0])
    color = None
    for factor, width, strength, detail in ((1.0, 0.035, 0.62, 7), (2.7, 0.016, 0.34, 9)):
        noise, ramp, mix = (nodes.new("ShaderNode" + n) for n in ("TexNoise", "ValToRGB", "MixRGB"))
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale * factor, detail
        noise.inputs["Roughness"].default_value, noise.inputs["Distortion"].default_value = 0.56, 1.1
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.5 - width, 0.5 + width
        ramp.color_ramp.elements[0].color = ramp.color_ramp.elements[1].color = (0, 0, 0, 1)
        ramp.color_ramp.elements.new(0.5).color = (strength,) * 3 + (1,)
        mix.inputs[1].default_value, mix.inputs[2].default_value = (*base, 1), (*vein, 1)
        _chain(links, (turn.outputs[0], noise.inputs["Vector"]), (noise.outputs["Fac"], ramp.inputs[0]), (ramp.outputs[0], mix.inputs[0]))
        if color:
            links.new(color, mix.inputs[1])
        color = mix.outputs[0]
    links.new(color, bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = roughness
    return mat


def terrazzo(name, ground, chips, scale=34, roughness=0.22):
    """Cement with chips of stone in two sizes. `chips` are their colours."""
    mat, nodes, links, bsdf = _shader(name)
    coord = nodes.new("ShaderNodeTexCoord")
    color = None
    for factor, rarity, joint in ((1.0, 0.42, 0.10), (2.6, 0.40, 0.09)):
        cell, edge, one, thin, both, ramp, split, mix = (nodes.new("ShaderNode" + n) for n in (
            "TexVoronoi", "TexVoronoi", "Math", "Math", "Math", "ValToRGB", "SeparateRGB", "MixRGB"))
        edge.feature = "DISTANCE_TO_EDGE"
        for texture in (cell, edge):
            texture.inputs["Scale"].default_value = scale * factor
            links.new(coord.outputs["Object"], texture.inputs["Vector"])
        one.operation, one.inputs[1].default_value = "GREATER_THAN", 1 - rarity
        thin.operation, thin.inputs[1].default_value = "GREATER_THAN", joint
        both.operation, ramp.color_ramp.interpolation = "MULTIPLY", "CONSTANT"
        while len(ramp.color_ramp.elements) < len(chips):
            ramp.color_ramp.elements.new(0.5)
        for i, (element, chip) in enumerate(zip(ramp.color_ramp.elements, chips)):
            element.position, element.color = i / len(chips), (*chip, 1)
        mix.inputs[1].default_value = (*ground, 1)
        _chain(links, (cell.outputs["Color"], split.inputs[0]), (split.outputs[0], one.inputs[0]), (edge.outputs["Distance"], thin.inputs[0]),
               (one.outputs[0], both.inputs[0]), (thin.outputs[0], both.inputs[1]), (split.outputs[1], ramp.inputs[0]), (both.outputs[0], mix.inputs[0]), (ramp.outputs[0], mix.inputs[2]))
        if color:
            links.new(color, mix.inputs[1])
        color = mix.outputs[0]
    links.new(color, bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = roughness
    return mat


def glazed(name, low, high, roughness=0.14):
    """Glazed tile: each piece has its own shade between two colours and a slightly uneven surface."""
    mat, nodes, links, bsdf = _shader(name)
    info, mix, coord, noise, bump = (nodes.new("ShaderNode" + n) for n in ("ObjectInfo", "MixRGB", "TexCoord", "TexNoise", "Bump"))
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*low, 1), (*high, 1)
    noise.inputs["Scale"].default_value = 16
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.35, 0.002
    _chain(links, (info.outputs["Random"], mix.inputs[0]), (mix.outputs[0], bsdf.inputs["Base Color"]), (coord.outputs["Object"], noise.inputs["Vector"]),
           (noise.outputs["Fac"], bump.inputs["Height"]), (bump.outputs[0], bsdf.inputs["Normal"]))
    bsdf.inputs["Roughness"].default_value = roughness
    return mat


def outside(name, low=(0.16, 0.25, 0.10), high=(0.86, 0.94, 1.0), horizon=0.42, strength=1.7):
    """What is seen through a window, out of focus: foliage below, bright sky above."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.clear()
    coord, split, noise, sway, ramp, emit, out = (nodes.new("ShaderNode" + n) for n in ("TexCoord", "SeparateXYZ", "TexNoise", "Math", "ValToRGB", "Emission", "OutputMaterial"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 7, 2.2
    sway.operation, sway.inputs[1].default_value = "MULTIPLY_ADD", 0.55
    stops = ((0.0, tuple(c * 0.55 for c in low)), (horizon, low), (horizon + 0.16, tuple((a * 1.6 + b) / 2.4 for a, b in zip(low, high))), (horizon + 0.34, high))
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (position, color) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = position, (*color, 1)
    emit.inputs["Strength"].default_value = strength
    shift = nodes.new("ShaderNodeMath")
    shift.operation, shift.inputs[1].default_value = "SUBTRACT", 0.275
    _chain(links, (coord.outputs["Generated"], split.inputs[0]), (coord.outputs["Generated"], noise.inputs["Vector"]), (noise.outputs["Fac"], sway.inputs[0]), (split.outputs["Z"], sway.inputs[2]),
           (sway.outputs[0], shift.inputs[0]), (shift.outputs[0], ramp.inputs[0]), (ramp.outputs[0], emit.inputs["Color"]), (emit.outputs[0], out.inputs[0]))
    mat.cycles.sample_as_light = False
    return mat
