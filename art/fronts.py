"""Ovens, steam ovens and microwaves: a front with door, handle, display, and knobs or a side panel.

The front face is in the plane y = 0 and faces the viewer. The body is behind it, with its bottom at z = 0."""
from math import cos, radians, sin

import bpy

import food
import geometry as g
import materials as m
import printing as p
from burners import knob

DOOR = 0.022
ON_THE_FLOOR = ("turntable", "flatbed")  # these need no rails


def _point(name, location, watt, color=(1, 0.74, 0.45), size=0.03):
    data = bpy.data.lights.new(name, "POINT")
    data.energy, data.color, data.shadow_soft_size = watt, color, size
    lamp = bpy.data.objects.new(name, data)
    lamp.location, lamp.visible_glossy, lamp.visible_camera = location, False, False
    bpy.context.scene.collection.objects.link(lamp)


def cavity(x, z, w, h, depth, lining, lamp, inside, rails=3):
    """The lit chamber behind the window: five walls, rails, lamps, food."""
    wall, y0 = m.get(lining), DOOR + 0.006
    cy = y0 + depth / 2
    g.box("back", (w, 0.004, h), (x, y0 + depth, z), wall, 0.001)
    for s in (-1, 1):
        g.box("side", (0.004, depth, h), (x + s * w / 2, cy, z), wall, 0.001)
        g.box("lid or floor", (w, depth, 0.004), (x, cy, z + s * h / 2), wall, 0.001)
        for i in range(rails):
            rz = z - h / 2 + h * (i + 1) / (rails + 1)
            g.tube("rail", [(x + s * (w / 2 - 0.010), y0 + 0.02, rz), (x + s * (w / 2 - 0.010), y0 + depth - 0.03, rz)], 0.0026, m.get("polished"))
    _point("chamber lamp", (x + w * 0.3, y0 + depth * 0.4, z + h * 0.4), lamp * 3)
    _point("chamber lamp", (x - w * 0.3, y0 + depth * 0.2, z + h * 0.42), lamp * 2)
    _point("low lamp", (x, y0 + 0.03, z - h * 0.42), lamp * 0.5, size=0.06)
    food.put(inside, x, cy, z - h / 2 + (0.004 if inside in ON_THE_FLOOR else h / (rails + 1)), w - 0.05, depth - 0.06)


def door(x, z, w, h, glass, window, lining, lamp, inside, depth, band=None):
    """The door with its window. `window` = (width, height, offset above the middle of the door)."""
    ww, wh, rise = window
    hole = g.rounded_rect(ww, wh, 0.022, 8, (0, rise))
    body = (x, DOOR / 2 + 0.001, z)
    if glass == "black_glass":
        g.rect_plate("door", w, h, DOOR, body, m.get("black_print"), 0.003, [hole], 0.0012, "xz")
        g.rect_plate("sheet", w - 0.001, h - 0.001, 0, (x, -0.0004, z), m.get("smoked"), 0.003, (), 0, "xz")
    else:
        # a coloured front has a dark frame around its window
        frame = g.rounded_rect(ww + 0.05, wh + 0.05, 0.03, 8, (0, rise))
        g.rect_plate("door", w, h, DOOR, body, m.get(glass), 0.003, [frame], 0.0012, "xz")
        g.plate("window frame", g.rounded_rect(ww + 0.05, wh + 0.05, 0.03, 8, (0, rise)), DOOR - 0.003, (x, DOOR / 2 + 0.002, z), m.get("black_print"), [hole], 0.0003, "xz")
        g.plate("sheet", g.rounded_rect(ww + 0.0495, wh + 0.0495, 0.03, 8, (0, rise)), 0, (x, 0.0002, z), m.get("smoked"), (), 0, "xz")
    cavity(x, z + rise, ww + 0.04, wh + 0.05, depth, lining, lamp, inside, 0 if inside in ON_THE_FLOOR else 3)
    if band:
        g.box("band", (w, 0.004, 0.05), (x, -0.0022, z - h / 2 + 0.06), m.get(band), 0.0008)


def handle(x, z, length, metal, style="bar"):
    """A bar on two posts, 42 mm in front of the door. The style `slim` is flatter and closer to the door."""
    mat = m.get(metal)
    off, r = (0.046, 0.0085) if style == "bar" else (0.030, 0.006)
    if style == "bar":
        g.tube("handle", [(x - length / 2, -off, z), (x + length / 2, -off, z)], r, mat)
        for s in (-1, 1):
            g.lathe("handle end", [(0, 0.0015), (r * 0.8, 0.0015), (r, 0)], (x + s * length / 2, -off, z), mat).rotation_euler.y = s * 1.5708
    else:
        g.box("handle", (length, 0.010, 0.016), (x, -off, z), mat, 0.003)
    for s in (-1, 1):
        g.box("post", (0.014, off, 0.013), (x + s * (length / 2 - 0.035), -off / 2, z), mat, 0.003)


def display(x, z, w, h, big, small, note="", glass="black_glass"):
    """A lit display with a large value, a clock and a progress bar."""
    y = -0.0022
    g.rect_plate("display", w, h, 0.0008, (x, -0.0012, z), m.get("black_glass"), 0.004, (), 0.0002, "xz")
    p.line(big, h * 0.56, (x - w * 0.44, y, z + h * 0.06), "digits", align="LEFT")
    p.line(small, h * 0.36, (x + w * 0.44, y, z + h * 0.14), "digits", align="RIGHT")
    if note:
        p.line(note, h * 0.17, (x + w * 0.44, y, z - h * 0.16), "digits_warm", spacing=1.2, align="RIGHT")
    g.rect_plate("progress", w * 0.88, h * 0.018, 0, (x, y, z - h * 0.37), m.get("print"), 1e-4, (), 0, "xz")
    g.rect_plate("progress lit", w * 0.5, h * 0.03, 0, (x - w * 0.19, y - 0.0003, z - h * 0.37), m.get("digits_warm"), 1e-4, (), 0, "xz")


def body(width, height, depth, metal="galvanised", feet=True):
    """The housing, which the cabinet hides: thin walls, open at the front."""
    w, h, mat = width - 0.04, height - 0.035, m.get(metal)
    z, cy = 0.018 + h / 2, DOOR + depth / 2
    for s in (-1, 1):
        g.box("shell side", (0.006, depth, h), (s * (w / 2 - 0.003), cy, z), mat, 0.002)
        g.box("shell lid", (w, depth, 0.006), (0, cy, z + s * (h / 2 - 0.003)), mat, 0.002)
    g.box("shell back", (w, 0.006, h), (0, DOOR + depth, z), mat, 0.002)
    for i in range(7):
        g.box("vent", (0.002, 0.05, 0.006), (w / 2 + 0.0002, DOOR + depth * 0.72, z + h * 0.1 + i * 0.018), m.get("rubber"), 0.0005)
    if feet:
        for sx in (-1, 1):
            for sy in (0.12, 0.85):
                g.cylinder("foot", 0.018, 0.019, (sx * (w / 2 - 0.06), DOOR + depth * sy, 0), m.get("rubber"), 0.002)


def built_in(width, depth, height, glass="black_glass", controls="knobs", handle_metal="steel", handle_style="bar", lining="cavity",
             lamp=1.2, inside="bread", readout=("180°", "18:45", "HOT AIR"), panel_glass=None, panel=0.098, tank=False, band=None,
             window=None, free=False, knob_metal="satin", display_w=0.17):
    """A built-in oven: panel above, door below."""
    panel_glass = panel_glass or glass
    gap = 0.003
    door_h = height - panel - gap
    pz, dz = height - panel / 2, door_h / 2
    g.rect_plate("panel", width, panel, DOOR, (0, DOOR / 2, pz), m.get(panel_glass), 0.003, (), 0.0012, "xz")
    g.box("seam", (width - 0.004, 0.006, 0.0016), (0, 0.006, door_h + gap / 2), m.get("satin"), 0.0004)
    rise = -0.012 if handle_metal else 0.0
    window = window or (width - 0.15, door_h - 0.2, rise)
    door(0, dz, width, door_h, glass, window, lining, lamp, inside, depth - 0.14, band)
    if handle_metal:
        handle(0, door_h - 0.045, width - 0.09, handle_metal, handle_style)
    printed = "print_bright" if panel_glass in ("black_glass", "grey_glass") else "print_dark"
    if controls == "knobs":
        for s in (-1, 1):
            knob(s * (width / 2 - 0.115), 0, pz, "y", 0.0235, knob_metal, 0.03)
            for i in range(7):
                a = radians(210 - 40 * i)
                g.rect_plate("tick", 0.0016, 0.0016, 0, (s * (width / 2 - 0.115) + 0.034 * cos(a), -0.0006, pz + 0.034 * sin(a)), m.get(printed), 5e-4, (), 0, "xz")
        display(0, pz, display_w, panel * 0.62, *readout)
    else:
        reach = (display_w / 2 + width / 2) / 2
        p.lit_symbols(["power", "light", "minus"], 0.046, 0.015, (-reach, -0.0008, pz), printed)
        if tank:
            p.lit_symbols(["play"], 0.046, 0.015, (display_w / 2 + 0.036, -0.0008, pz), printed)
        else:
            p.lit_symbols(["plus", "ring", "play"], 0.046, 0.015, (reach, -0.0008, pz), printed)
        display(0, pz, display_w, panel * 0.66, *readout)
    if tank:
        # the drawer of the water tank: a seam around it and a grip
        tx = width / 2 - 0.075
        outline = g.rounded_rect(0.13, panel - 0.008, 0.003)
        g.plate("tank seam", outline, 0, (tx, -0.0006, pz), m.get("satin"), [g.rounded_rect(0.1286, panel - 0.0094, 0.003)], 0, "xz")
        g.box("tank grip", (0.06, 0.004, 0.005), (tx, -0.002, pz - panel * 0.3), m.get("satin"), 0.0015)
    mark = "print_bright" if glass in ("black_glass", "grey_glass") else "print_dark"
    p.wordmark(0.0145, (0, -0.0012, 0.034), mark)
    body(width, height, depth - DOOR)
    return (-width / 2, -0.046, 0), (width / 2, depth, height)


def side_panel(width, depth, height, glass="black_glass", controls="knob", frame=None, lamp=0.5, inside="turntable", readout=("0:45", "800W", "")):
    """A microwave: door on the left, panel on the right."""
    panel = 0.128
    w, h = (width - 0.05, height - 0.05) if frame else (width, height)
    if frame:
        g.rect_plate("frame", width, height, DOOR + 0.004, (0, DOOR / 2, height / 2), m.get(frame), 0.004, [g.rounded_rect(w + 0.002, h + 0.002, 0.004)], 0.0015, "xz")
    door_w = w - panel - 0.003
    dx, px, mid = -w / 2 + door_w / 2, w / 2 - panel / 2, height / 2
    door(dx, mid, door_w, h, glass, (door_w - 0.11, h - 0.13, 0.0), "cavity_bright", lamp, inside, depth - 0.1)
    g.rect_plate("panel", panel, h, DOOR, (px, DOOR / 2, mid), m.get(glass), 0.003, (), 0.0012, "xz")
    printed = "print_bright" if glass != "white_glass" else "print_dark"
    top = mid + h / 2
    g.rect_plate("display", panel - 0.03, 0.044, 0.0006, (px, -0.0008, top - 0.052), m.get("black_glass"), 0.003, (), 0.0002, "xz")
    p.line(readout[0], 0.028, (px, -0.0016, top - 0.052), "digits")
    if controls == "knob":
        p.lit_symbols(["power", "ring"], 0.05, 0.014, (px, -0.0008, mid + 0.03), printed)
        knob(px, 0, mid - 0.055, "y", 0.027, "satin", 0.028)
        p.lit_symbols(["minus", "plus"], 0.075, 0.009, (px, -0.0008, mid - 0.105), printed)
    elif controls == "buttons":
        for row in range(4):
            for col in range(2):
                g.box("button", (0.038, 0.005, 0.022), (px + (col - 0.5) * 0.048, -0.0015, mid + 0.062 - row * 0.036), m.get("satin"), 0.0014)
        g.box("start", (0.086, 0.005, 0.026), (px, -0.0015, mid - 0.092), m.get("satin"), 0.0014)
    else:
        for row, kinds in enumerate((["power", "light"], ["minus", "plus"], ["ring", "fan"], ["play", "power"])):
            p.lit_symbols(kinds, 0.05, 0.014, (px, -0.0008, mid + 0.05 - row * 0.04), printed)
    g.box("grip", (0.008, 0.020, h * 0.62), (dx + door_w / 2 - 0.02, -0.014, mid), m.get("satin"), 0.003)
    p.wordmark(0.0125, (dx, -0.0012, mid - h / 2 + 0.032), printed)
    body(width, height, depth - DOOR)
    return (-width / 2, -0.03, 0), (width / 2, depth, height)


MODELS = {"built-in": built_in, "side-panel": side_panel}
