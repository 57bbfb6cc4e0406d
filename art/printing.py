"""Everything that is printed or lit on a surface: wordmark, digits, touch symbols."""
import math
import os

import bpy
from mathutils import Matrix, Vector
from mathutils.geometry import delaunay_2d_cdt, interpolate_bezier

import geometry as g
import materials as m

FONT_FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "node_modules", "@fontsource-variable",
                         "hanken-grotesk", "files", "hanken-grotesk-latin-wght-normal.woff2")
_font = None


def font():
    """The site's sans-serif font if it is installed, else the built-in font of Blender."""
    global _font
    if _font is None:
        found = os.path.exists(FONT_FILE)
        _font = bpy.data.fonts.load(FONT_FILE) if found else bpy.data.fonts.load("<builtin>")
    return _font


def _outlines(curve):
    """Yields each contour of a text curve as a list of points."""
    for spline in curve.splines:
        points, ring = spline.bezier_points, []
        for a, b in zip(points, [*points[1:], points[0]]):
            ring += [v.to_3d() for v in interpolate_bezier(a.co, a.handle_right, b.handle_left, b.co, 7)[:-1]]
        yield ring


def _winding(x, y, rings):
    """Winding number of the contours around a point."""
    count = 0
    for ring in rings:
        for a, b in zip(ring, [*ring[1:], ring[0]]):
            if (a.y > y) != (b.y > y) and x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x:
                count += 1 if b.y > a.y else -1
    return count


def text(body, size, center, material, font, face="xz", spacing=1.0, align="CENTER"):
    """Print text on a surface. `center` is the middle of the line. The winding number decides what is filled,
    because the contours of a variable font overlap."""
    data = bpy.data.curves.new(body, "FONT")
    data.body, data.size, data.font, data.space_character = body, 1, font, spacing
    data.align_x, data.align_y = align, "CENTER"
    source = g._link("source", data, None)
    rings = list(_outlines(source.to_curve(bpy.context.evaluated_depsgraph_get())))
    bpy.data.objects.remove(source)
    flat = [p.to_2d() for ring in rings for p in ring]
    edges, base = [], 0
    for ring in rings:
        edges += [(base + i, base + (i + 1) % len(ring)) for i in range(len(ring))]
        base += len(ring)
    points, _, tris, *_ = delaunay_2d_cdt(flat, edges, [], 0, 1e-5)
    middle = lambda tri: (sum(points[i].x for i in tri) / len(tri), sum(points[i].y for i in tri) / len(tri))
    obj = g.mesh("print " + body, [(p.x * size, p.y * size, 0) for p in points], [t for t in tris if _winding(*middle(t), rings)], material)
    obj.matrix_world = Matrix.Translation(Vector(center)) @ g.FACE[face]
    return obj


def line(body, size, center, material="print", face="xz", spacing=1.0, align="CENTER"):
    return text(body, size, center, m.get(material), font(), face, spacing, align)


def wordmark(size, center, material="print", face="xz"):
    return line("SOLENNE", size, center, material, face, spacing=1.28)


def symbol(kind, size, center, material="print_bright", face="xz"):
    """A touch symbol with thin strokes: power, plus, minus, ring, play, fan or light."""
    mat, w, (x, y, z) = m.get(material), size * 0.1, center
    at = lambda dx, dy: (x + dx, y, z + dy) if face == "xz" else (x + dx, y + dy, z)
    bar = lambda bw, bh, dx=0, dy=0: g.rect_plate("bar", bw, bh, 0, at(dx, dy), mat, 1e-4, bevel=0, face=face)
    r = size / 2
    if kind == "power":
        return [g.ring_print(r, w, center, mat, face, 120, 300), bar(w, r, 0, r * 0.75)]
    if kind in ("plus", "minus"):
        parts = [bar(size * 0.9, w)]
        return parts + [bar(w, size * 0.9)] if kind == "plus" else parts
    if kind == "play":
        return [g.plate("play", [(-r * 0.6, -r), (r, 0), (-r * 0.6, r)], 0, center, mat, bevel=0, face=face)]
    if kind == "fan":
        return [bar(size * f, w, 0, (i - 1) * size * 0.36) for i, f in enumerate((1, 0.75, 0.5))]
    if kind == "light":
        return [g.ring_print(r * 0.5, w, center, mat, face)] + [bar(w, w * 1.6, r * math.cos(a), r * math.sin(a)) for a in (0, 1.57, 3.14, 4.71)]
    return [g.ring_print(r, w, center, mat, face), g.ring_print(r * 0.3, w, center, mat, face)]


def lit_symbols(kinds, pitch, size, center, material="digits", face="xz"):
    """A row of symbols, `pitch` metres apart."""
    start = -(len(kinds) - 1) / 2
    for i, kind in enumerate(kinds):
        cx = center[0] + (start + i) * pitch
        symbol(kind, size, (cx, center[1], center[2]), material, face)
