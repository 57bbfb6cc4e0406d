"""Shapes that several accessories share, and ways to lay them out. Every part lies on z = 0, around x = y = 0."""
import math

import bpy
from mathutils import Matrix

import geometry as g
import materials as m


def made(build, *args, **options):
    """Runs `build` and returns the objects that it made."""
    before = set(bpy.context.scene.collection.objects)
    build(*args, **options)
    return [o for o in bpy.context.scene.collection.objects if o not in before]


def lay(objects, x=0.0, y=0.0, z=0.0, turn=0.0, tilt=0.0, roll=0.0):
    """Moves objects as one. Angles are in degrees: `turn` around Z, then `tilt` around X and `roll` around Y."""
    rotation = Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "X") @ Matrix.Rotation(math.radians(roll), 4, "Y")
    return g.parent(objects, Matrix.Translation((x, y, z)) @ rotation)


def pile(count, build, shift, height, turn=0.0):
    """Equal parts on top of each other, each moved by `shift` = (x, y), so that all can be seen."""
    for k in range(count):
        lay(made(build), shift[0] * k, shift[1] * k, height * k, turn * k)


def circle(radius, steps=32, center=(0, 0), start=0.0, sweep=360.0):
    closed = sweep >= 360
    count = steps if closed else steps + 1
    return [(center[0] + radius * math.cos(math.radians(start + sweep * i / steps)), center[1] + radius * math.sin(math.radians(start + sweep * i / steps))) for i in range(count)]


def grid(columns, rows, pitch_x, pitch_y=None):
    """Points in rows and columns around the origin."""
    pitch_y = pitch_y or pitch_x
    return [((i - (columns - 1) / 2) * pitch_x, (j - (rows - 1) / 2) * pitch_y) for j in range(rows) for i in range(columns)]


def thick(obj, wall, offset=-1.0):
    """Gives a surface a wall."""
    mod = obj.modifiers.new("wall", "SOLIDIFY")
    mod.thickness, mod.offset = wall, offset
    return obj


def tray(width, depth, height, material, radius=0.02, rim=0.008, slope=0.006, wall=0.0009, floor=True):
    """A pressed tray with a flat rim. Without a floor, its opening is a rounded rectangle of (width, depth) less 2 × (slope + 0.008)."""
    ring = lambda inset, z, r: [(x, y, z) for x, y in g.rounded_rect(width - 2 * inset, depth - 2 * inset, r, 8)]
    fillet = 0.008
    rings = [ring(-rim, height - 0.0016, radius + rim), ring(-rim + 0.001, height, radius + rim), ring(-0.002, height, radius + 0.002), ring(0.001, height - 0.003, radius), ring(slope, fillet, radius - 0.002)]
    for a in (30, 60, 90):
        inset = slope + fillet * (1 - math.cos(math.radians(a)))
        rings.append(ring(inset, wall + (fillet - wall) * (1 - math.sin(math.radians(a))), radius - 0.004))
    return thick(g.loft("tray", rings, m.get(material), floor), wall, 0)


def holes_in(width, depth, pitch, radius, steps=10):
    """Outlines of round holes that fill a rectangle."""
    columns, rows = int(width / pitch), int(depth / pitch)
    return [circle(radius, steps, at) for at in grid(columns, rows, width / columns, depth / rows)]


def pipe(radius, height, material, wall=0.0012, waves=0):
    """A round pipe that stands upright. With `waves` it is corrugated."""
    steps = waves * 4 if waves else 1
    side = [(radius + (0.0035 * math.cos(2 * math.pi * k / 4) if waves else 0), height * k / steps) for k in range(steps + 1)]
    inner = [(r - wall, z) for r, z in reversed(side)]
    return g.lathe("pipe", [*side, *inner, side[0]], (0, 0, 0), m.get(material), 96)


def seal(width, depth, section, material, radius=0.03, lip=None):
    """A seal that lies on the ground as a ring. `lip` is a material for the flat band inside."""
    outline = lambda inset: g.rounded_rect(width - inset, depth - inset, radius, 12)
    g.tube("seal", [(x, y, section) for x, y in outline(0)], section, m.get(material), True)
    if lip:
        g.plate("lip", outline(-section), section * 0.5, (0, 0, section * 0.5), m.get(lip), [outline(section * 4.2)], 0.0004)
    g.tube("bead", [(x, y, section * 0.8) for x, y in outline(section * 4.4)], section * 0.45, m.get(material), True)


def wire_rack(width, depth, height, bars, wire=0.0028, material="polished", stop=0.0):
    """A rack of parallel wires on a frame, with legs if `height` is more than a wire."""
    z = max(height, wire * 2)
    frame = [(x, y, z) for x, y in g.rounded_rect(width, depth, 0.012, 5)]
    g.tube("frame", frame, wire * 1.25, m.get(material), True)
    for k in range(bars):
        x = (k - (bars - 1) / 2) * width / (bars + 0.4)
        g.tube("wire", [(x, -depth / 2, z), (x, depth / 2, z)], wire * 0.8, m.get(material))
    for y in (-depth * 0.22, depth * 0.22):
        g.tube("cross wire", [(-width / 2, y, z - wire * 1.6), (width / 2, y, z - wire * 1.6)], wire, m.get(material))
    if height > wire * 4:
        for sx in (-1, 1):
            x = sx * width * 0.36
            g.tube("leg", [(x, -depth * 0.44, z), (x, -depth * 0.40, wire), (x, depth * 0.40, wire), (x, depth * 0.44, z)], wire, m.get(material), smooth=False)
    for sx in (-1, 1) if stop else ():
        x = sx * width / 2
        g.tube("stop", [(x, depth / 2 - 0.07, z), (x, depth / 2 - 0.06, z + stop), (x, depth / 2 - 0.03, z + stop), (x, depth / 2 - 0.02, z)], wire, m.get(material))
