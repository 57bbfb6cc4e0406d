"""Shaders of small parts: woven mesh, granules, clear glass and plastic."""
import bpy

from shaders import _shader


def woven(name, base, pitch, metallic=1.0, depth=0.75, roughness=0.35, axes=("X", "Y")):
    """A mesh of crossing wires, `pitch` metres apart. The gaps between them are dark."""
    mat, nodes, links, bsdf = _shader(name)
    coord, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(coord.outputs["Object"], split.inputs[0])

    def math(operation, a, b=0.0):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs[0]

    wave = lambda axis: math("ABSOLUTE", math("SINE", math("MULTIPLY", axis, 3.14159 / pitch)))
    wires = math("SUBTRACT", 1.0, math("MULTIPLY", *(wave(split.outputs[axis]) for axis in axes)))
    mix, bump = nodes.new("ShaderNodeMixRGB"), nodes.new("ShaderNodeBump")
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*(base * (1 - depth),) * 3, 1), (*(base,) * 3, 1)
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.6, pitch * 0.4
    links.new(wires, mix.inputs[0])
    links.new(mix.outputs[0], bsdf.inputs["Base Color"])
    links.new(wires, bump.inputs["Height"])
    links.new(bump.outputs[0], bsdf.inputs["Normal"])
    bsdf.inputs["Metallic"].default_value, bsdf.inputs["Roughness"].default_value = metallic, roughness
    return mat


def granules(name, dark, light, size):
    """Loose grains of about `size` metres, such as active carbon."""
    mat, nodes, links, bsdf = _shader(name)
    coord, cells, mix, bump = (nodes.new("ShaderNode" + n) for n in ("TexCoord", "TexVoronoi", "MixRGB", "Bump"))
    cells.inputs["Scale"].default_value = 1 / size
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*(light,) * 3, 1), (*(dark,) * 3, 1)
    bump.invert = True
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.9, size * 0.5
    for a, b in ((coord.outputs["Object"], cells.inputs["Vector"]), (cells.outputs["Distance"], mix.inputs[0]), (mix.outputs[0], bsdf.inputs["Base Color"]),
                 (cells.outputs["Distance"], bump.inputs["Height"]), (bump.outputs[0], bsdf.inputs["Normal"])):
        links.new(a, b)
    bsdf.inputs["Roughness"].default_value = 0.55
    return mat


def clear(name, tint, roughness=0.02):
    """One thin sheet of glass or plastic. It looks the same from both sides, so it can be bent to a bowl."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.clear()
    through, gloss, mix, facing, rise, span, out = (nodes.new("ShaderNode" + n) for n in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight", "Math", "Math", "OutputMaterial"))
    through.inputs[0].default_value = (tint, tint, tint * 0.99, 1)
    gloss.inputs["Roughness"].default_value = roughness
    facing.inputs["Blend"].default_value = 0.5
    rise.operation, rise.inputs[1].default_value = "POWER", 3.2
    span.operation, span.inputs[1].default_value, span.inputs[2].default_value = "MULTIPLY_ADD", 0.42, 0.05
    for a, b in ((facing.outputs["Facing"], rise.inputs[0]), (rise.outputs[0], span.inputs[0]), (span.outputs[0], mix.inputs[0]),
                 (through.outputs[0], mix.inputs[1]), (gloss.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        links.new(a, b)
    return mat
