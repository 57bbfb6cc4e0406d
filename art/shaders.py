"""Shaders for the surfaces: metals, glass, glow, wood, stone, crust, food, steam."""
import bpy


def _shader(name):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    return mat, mat.node_tree.nodes, mat.node_tree.links, mat.node_tree.nodes["Principled BSDF"]


def plain(name, color, roughness=0.5, metallic=0.0, coat=0.0, grain=0.0, grain_scale=900):
    """One colour. `grain` adds a fine bump, so that the surface is not perfectly smooth."""
    mat, nodes, links, bsdf = _shader(name)
    color = (color,) * 3 if isinstance(color, (int, float)) else color
    bsdf.inputs["Base Color"].default_value = (*color, 1)
    bsdf.inputs["Roughness"].default_value = roughness
    bsdf.inputs["Metallic"].default_value = metallic
    bsdf.inputs["Clearcoat"].default_value = coat
    bsdf.inputs["Clearcoat Roughness"].default_value = 0.02
    if grain:
        noise, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        coord = nodes.new("ShaderNodeTexCoord")
        links.new(coord.outputs["Object"], noise.inputs["Vector"])
        noise.inputs["Scale"].default_value = grain_scale
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = grain, 0.001
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], bsdf.inputs["Normal"])
    return mat


def brushed(name, base, roughness=0.25, axis="x", tint=(1, 1, 1)):
    """Brushed metal: roughness and bump come from noise, stretched in the direction of the brushing."""
    mat, nodes, links, bsdf = _shader(name)
    bsdf.inputs["Base Color"].default_value = (*(base * t for t in tint), 1)
    bsdf.inputs["Metallic"].default_value = 1
    coord, mapping, noise = (nodes.new("ShaderNode" + n) for n in ("TexCoord", "Mapping", "TexNoise"))
    scale = {"x": (1.5, 420, 420), "y": (420, 1.5, 420), "z": (420, 420, 1.5)}[axis]
    mapping.inputs["Scale"].default_value = scale
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 3
    span, bump = nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeBump")
    span.inputs["From Min"].default_value, span.inputs["From Max"].default_value = 0.3, 0.7
    span.inputs["To Min"].default_value, span.inputs["To Max"].default_value = roughness - 0.05, roughness + 0.05
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.03, 0.001
    links.new(coord.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], span.inputs["Value"])
    links.new(span.outputs["Result"], bsdf.inputs["Roughness"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], bsdf.inputs["Normal"])
    return mat


def glow(name, color, strength):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.clear()
    emit, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    emit.inputs["Color"].default_value, emit.inputs["Strength"].default_value = (*color, 1), strength
    links.new(emit.outputs[0], out.inputs[0])
    mat.cycles.sample_as_light = False
    return mat


def smoked(name, tint, roughness=0.015):
    """One sheet of tinted glass: a Fresnel mix of transparent and glossy."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.clear()
    clear, gloss, mix, fresnel, out = (nodes.new("ShaderNode" + n) for n in ("BsdfTransparent", "BsdfGlossy", "MixShader", "Fresnel", "OutputMaterial"))
    clear.inputs[0].default_value = (tint, tint, tint * 0.98, 1)
    gloss.inputs["Roughness"].default_value = roughness
    fresnel.inputs["IOR"].default_value = 1.62
    for a, b in ((fresnel.outputs[0], mix.inputs[0]), (clear.outputs[0], mix.inputs[1]), (gloss.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        links.new(a, b)
    return mat


def clear(name, tint):
    """Clear glass or water: transparent in front, glossy along its outline, alike from both sides."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.clear()
    sheer, gloss, mix, layer, steep, out = (nodes.new("ShaderNode" + n) for n in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight", "Math", "OutputMaterial"))
    sheer.inputs[0].default_value = (tint, tint, tint, 1)
    gloss.inputs["Roughness"].default_value = 0.02
    steep.operation, steep.inputs[1].default_value = "POWER", 4.0
    for a, b in ((layer.outputs["Facing"], steep.inputs[0]), (steep.outputs[0], mix.inputs[0]), (sheer.outputs[0], mix.inputs[1]), (gloss.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        links.new(a, b)
    return mat


def gradient_card(name, low, high, color=(1, 0.97, 0.93)):
    """Emission that rises along the local Y axis of a card, for the reflection in black glass."""
    mat = glow(name, color, 1)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    coord, split, span = (nodes.new("ShaderNode" + n) for n in ("TexCoord", "SeparateXYZ", "MapRange"))
    span.interpolation_type = "SMOOTHSTEP"
    span.inputs["To Min"].default_value, span.inputs["To Max"].default_value = low, high
    links.new(coord.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Y"], span.inputs["Value"])
    links.new(span.outputs["Result"], nodes["Emission"].inputs["Strength"])
    mat.cycles.sample_as_light = False
    return mat


def oak(name="oak", seed=0.0, dark=1.0, along="z", tones=((0.105, 0.058, 0.030), (0.29, 0.178, 0.098))):
    """Oak veneer with the grain along an axis. Each front uses a different seed. `tones` are the colours of the pores and of the wood."""
    mat, nodes, links, bsdf = _shader(name)
    coord, mapping, noise, fine, ramp, bump = (nodes.new("ShaderNode" + n) for n in ("TexCoord", "Mapping", "TexNoise", "TexNoise", "ValToRGB", "Bump"))
    mapping.inputs["Location"].default_value = (seed * 3.7, seed * 1.3, seed * 2.1)
    mapping.inputs["Scale"].default_value = {"x": (1.1, 26, 26), "y": (26, 1.1, 26), "z": (26, 26, 1.1)}[along]
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = 1, 6, 0.5
    fine.inputs["Scale"].default_value, fine.inputs["Detail"].default_value = 14, 2
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[0].default_value = 0.3
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.33, 0.68
    for element, tone in zip(ramp.color_ramp.elements, tones):
        element.color = (*(c * dark for c in tone), 1)
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.12, 0.001
    for a, b in ((coord.outputs["Object"], mapping.inputs[0]), (mapping.outputs[0], noise.inputs["Vector"]), (mapping.outputs[0], fine.inputs["Vector"]),
                 (noise.outputs["Fac"], mix.inputs[1]), (fine.outputs["Fac"], mix.inputs[2]), (mix.outputs[0], ramp.inputs[0]),
                 (ramp.outputs[0], bsdf.inputs["Base Color"]), (mix.outputs[0], bump.inputs["Height"]), (bump.outputs[0], bsdf.inputs["Normal"])):
        links.new(a, b)
    bsdf.inputs["Roughness"].default_value = 0.46
    return mat


def stone(name, base, vein, roughness=0.32, scale=2.2):
    """Worktop stone: large soft clouds with thin veins."""
    mat, nodes, links, bsdf = _shader(name)
    coord, noise, ramp = (nodes.new("ShaderNode" + n) for n in ("TexCoord", "TexNoise", "ValToRGB"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = scale, 9, 1.4
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.44, 0.56
    ramp.color_ramp.elements[0].color = ramp.color_ramp.elements[1].color = (*base, 1)
    middle = ramp.color_ramp.elements.new(0.5)
    middle.color = (*vein, 1)
    links.new(coord.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value = roughness
    return mat


def crust(name):
    """Bread crust: brown and pale patches with a coarse bump."""
    mat, nodes, links, bsdf = _shader(name)
    coord, noise, ramp, bump = (nodes.new("ShaderNode" + n) for n in ("TexCoord", "TexNoise", "ValToRGB", "Bump"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 34, 8
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.36, 0.68
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (0.17, 0.065, 0.022, 1), (0.56, 0.31, 0.13, 1)
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.5, 0.006
    for a, b in ((coord.outputs["Object"], noise.inputs["Vector"]), (noise.outputs["Fac"], ramp.inputs[0]), (ramp.outputs[0], bsdf.inputs["Base Color"]),
                 (noise.outputs["Fac"], bump.inputs["Height"]), (bump.outputs[0], bsdf.inputs["Normal"])):
        links.new(a, b)
    bsdf.inputs["Roughness"].default_value = 0.62
    return mat


def painted(name, colors, roughness=0.5, scale=60, noise=0.25, bump=0.2, depth=0.001, coat=0.0, soft=0.0, stretch=(1, 1, 1)):
    """Food and plants: the mesh attribute `tone` (0 to 1) plus noise selects the colour.
    `soft` is the strength of the subsurface scattering; `stretch` scales the noise per axis, which makes fibres."""
    mat, nodes, links, bsdf = _shader(name)
    coord, mapping, grain, tone, stir, ramp, lift = (nodes.new("ShaderNode" + n) for n in ("TexCoord", "Mapping", "TexNoise", "Attribute", "Math", "ValToRGB", "Bump"))
    tone.attribute_name = "tone"
    mapping.inputs["Scale"].default_value = stretch
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = scale, 6
    centred = nodes.new("ShaderNodeMath")
    centred.operation, centred.inputs[1].default_value, centred.inputs[2].default_value = "MULTIPLY_ADD", noise * 2, -noise
    stir.operation = "ADD"
    while len(ramp.color_ramp.elements) < len(colors):
        ramp.color_ramp.elements.new(0.5)
    for i, (element, color) in enumerate(zip(ramp.color_ramp.elements, colors)):
        element.position, element.color = i / max(len(colors) - 1, 1), (*color, 1)
    lift.inputs["Strength"].default_value, lift.inputs["Distance"].default_value = bump, depth
    for a, b in ((coord.outputs["Object"], mapping.inputs[0]), (mapping.outputs[0], grain.inputs["Vector"]), (grain.outputs["Fac"], centred.inputs[0]),
                 (centred.outputs[0], stir.inputs[0]), (tone.outputs["Fac"], stir.inputs[1]), (stir.outputs[0], ramp.inputs[0]),
                 (ramp.outputs[0], bsdf.inputs["Base Color"]), (grain.outputs["Fac"], lift.inputs["Height"]), (lift.outputs[0], bsdf.inputs["Normal"])):
        links.new(a, b)
    bsdf.inputs["Roughness"].default_value, bsdf.inputs["Clearcoat"].default_value, bsdf.inputs["Clearcoat Roughness"].default_value = roughness, coat, 0.12
    if soft:
        bsdf.inputs["Subsurface"].default_value, bsdf.inputs["Subsurface Radius"].default_value = soft, (0.012, 0.007, 0.004)
        links.new(ramp.outputs[0], bsdf.inputs["Subsurface Color"])
    return mat


def steam(name, seed, strength):
    """Steam on a plane: rising wisps that fade towards all edges."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.clear()
    coord, mapping, noise, wisps, split, emit, clear, add, out = (nodes.new("ShaderNode" + n) for n in (
        "TexCoord", "Mapping", "TexNoise", "MapRange", "SeparateXYZ", "Emission", "BsdfTransparent", "AddShader", "OutputMaterial"))
    mapping.inputs["Location"].default_value, mapping.inputs["Scale"].default_value = (seed, seed * 0.7, 0), (3.4, 1.3, 1)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = 1, 3, 1.1
    wisps.interpolation_type = "SMOOTHSTEP"
    wisps.inputs["From Min"].default_value, wisps.inputs["From Max"].default_value = 0.47, 0.72

    def math(operation, a, b):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs[0]

    def fade(value):
        """4 v (1 - v): 0 at both ends, 1 in the middle."""
        return math("MULTIPLY", math("MULTIPLY", value, 4.0), math("SUBTRACT", 1.0, value))

    for a, b in ((coord.outputs["Generated"], mapping.inputs[0]), (mapping.outputs[0], noise.inputs["Vector"]), (noise.outputs["Fac"], wisps.inputs["Value"]),
                 (coord.outputs["Generated"], split.inputs[0]), (emit.outputs[0], add.inputs[0]), (clear.outputs[0], add.inputs[1]), (add.outputs[0], out.inputs[0])):
        links.new(a, b)
    shape = math("MULTIPLY", fade(split.outputs["X"]), fade(split.outputs["Y"]))
    links.new(math("MULTIPLY", math("MULTIPLY", wisps.outputs["Result"], shape), strength), emit.inputs["Strength"])
    emit.inputs["Color"].default_value = (1, 0.96, 0.9, 1)
    mat.cycles.sample_as_light = False
    return mat
