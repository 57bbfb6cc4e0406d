"""Shapes, in metres. X points right, Y away from the viewer, Z up. Edges are bevelled."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

FACE = {"xy": Matrix.Identity(4), "xz": Matrix.Rotation(math.pi / 2, 4, "X")}


def _link(name, data, material):
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    if material:
        data.materials.append(material)
    return obj


def _smooth(mesh, angle=35):
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)


def add_bevel(obj, width, segments=3):
    """Round every edge sharper than 30 degrees, over `width`."""
    mod = obj.modifiers.new("bevel", "BEVEL")
    mod.width, mod.segments, mod.limit_method = width, segments, "ANGLE"
    mod.angle_limit = math.radians(30)
    mod.harden_normals = True
    _smooth(obj.data, 60)
    return obj


def mesh(name, verts, faces, material, bevel=0.0):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    fix = bmesh.new()
    fix.from_mesh(data)
    bmesh.ops.recalc_face_normals(fix, faces=fix.faces)
    fix.to_mesh(data)
    fix.free()
    obj = _link(name, data, material)
    if bevel:
        add_bevel(obj, bevel)
    return obj


def box(name, size, center, material, bevel=0.002, rot=None):
    """A box. Its mesh is centred, so that a brushed texture follows the axes of the box."""
    x, y, z = (s / 2 for s in size)
    verts = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh(name, verts, faces, material, min(bevel, min(size) * 0.45))
    obj.location = center
    if rot:
        obj.rotation_euler = [math.radians(a) for a in rot]
    return obj


def rounded_rect(w, h, r, steps=8, center=(0, 0)):
    """Outline of a rectangle with rounded corners, counter-clockwise."""
    r = max(min(r, w / 2 - 1e-4, h / 2 - 1e-4), 1e-4)
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((center[0] + cx * (w / 2 - r) + r * math.cos(a), center[1] + cy * (h / 2 - r) + r * math.sin(a)))
    return points


def plate(name, outline, thickness, center, material, holes=(), bevel=0.0008, face="xy"):
    """A sheet cut from an outline (list of 2D points), with holes. With `face` "xz" it faces the viewer."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    bevel = min(bevel, thickness * 0.45)
    data.extrude = max(thickness / 2 - bevel, 0)
    data.bevel_depth, data.bevel_resolution, data.offset = bevel, 2, -bevel
    for ring in (outline, *holes):
        spline = data.splines.new("POLY")
        spline.points.add(len(ring) - 1)
        for p, (x, y) in zip(spline.points, ring):
            p.co = (x, y, 0, 1)
        spline.use_cyclic_u, spline.use_smooth = True, False
    obj = _link(name, data, material)
    obj.matrix_world = Matrix.Translation(center) @ FACE[face]
    return obj


def rect_plate(name, w, h, thickness, center, material, radius=0.002, holes=(), bevel=0.0008, face="xy"):
    return plate(name, rounded_rect(w, h, radius), thickness, center, material, holes, bevel, face)


def prism(name, profile, length, material, bevel=0.0015, x=0.0):
    """Extrude a side profile of (y, z) points along X."""
    n = len(profile)
    verts = [(-length / 2, y, z) for y, z in profile] + [(length / 2, y, z) for y, z in profile]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    obj = mesh(name, verts, faces, material, bevel)
    obj.location.x = x
    return obj


def lathe(name, profile, center, material, steps=64, axis="z"):
    """Revolve (radius, height) points around an axis. Axis "y" points towards the viewer."""
    verts, faces, n = [], [], len(profile)
    for i in range(steps):
        a = 2 * math.pi * i / steps
        verts += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
    for i in range(steps):
        j = (i + 1) % steps
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    obj = mesh(name, verts, faces, material)
    weld = bmesh.new()
    weld.from_mesh(obj.data)
    bmesh.ops.remove_doubles(weld, verts=weld.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(weld, faces=weld.faces)
    weld.to_mesh(obj.data)
    weld.free()
    _smooth(obj.data, 32)
    obj.location = center
    if axis == "y":
        obj.rotation_euler.x = math.pi / 2
    return obj


def disc_profile(radius, height, bevel):
    """Lathe profile of a cylinder with a rounded top edge and a closed top."""
    arc = [(radius - bevel + bevel * math.cos(a), height - bevel + bevel * math.sin(a)) for a in (0, 0.4, 0.8, 1.2, math.pi / 2)]
    return [(0, 0), (radius, 0), *arc, (0, height)]


def cylinder(name, radius, height, base, material, bevel=0.001, axis="z", steps=64):
    return lathe(name, disc_profile(radius, height, min(bevel, height * 0.45)), base, material, steps, axis)


def tube(name, points, radius, material, cyclic=False, smooth=False):
    """A round bar along the points."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = "3D", radius, 5, True
    spline = data.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(points) - 1)
    for p, co in zip(spline.points, points):
        p.co = (*co, 1)
    spline.use_cyclic_u = cyclic
    if smooth:
        spline.order_u, spline.use_endpoint_u, data.resolution_u = 3, True, 16
    return _link(name, data, material)


def loft(name, rings, material, cap_last=True, cap_first=False):
    """A surface through rings of 3D points, such as a basin or a tray. All rings have the same number of points."""
    n = len(rings[0])
    verts = [p for ring in rings for p in ring]
    faces = []
    for k in range(len(rings) - 1):
        faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    if cap_last:
        faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    if cap_first:
        faces.append(tuple(range(n)))
    obj = mesh(name, verts, faces, material)
    _smooth(obj.data, 50)
    return obj


def ring_print(radius, width, center, material, face="xy", start=0, sweep=360):
    """A thin printed ring or arc; `start` and `sweep` are in degrees."""
    steps = max(int(sweep / 6), 8)
    arc = lambda r, seq: [(r * math.cos(math.radians(start + sweep * i / steps)), r * math.sin(math.radians(start + sweep * i / steps))) for i in seq]
    if sweep >= 360:
        return plate("ring", arc(radius + width / 2, range(steps)), 0, center, material, [arc(radius - width / 2, range(steps))], 0, face)
    return plate("arc", arc(radius + width / 2, range(steps + 1)) + arc(radius - width / 2, range(steps, -1, -1)), 0, center, material, (), 0, face)


def parent(objects, matrix):
    """Transform several objects with one matrix."""
    for obj in objects:
        obj.matrix_world = matrix @ obj.matrix_basis
    return objects
